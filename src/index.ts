// The provider, and everything that it shows by itself

export type { FloodNoticeProps } from "./flood/FloodNotice.js";
export { FloodNotice } from "./flood/FloodNotice.js";
export { HostPrompts } from "./kinds/HostPrompts.js";
export type { HostProviderProps } from "./react/HostContext.js";
export { HostProvider } from "./react/HostProvider.js";

// Dialogs and cards, one for each kind of question

export type { ElicitationCardProps } from "./kinds/elicitation/react/ElicitationCard.js";
export { ElicitationCard } from "./kinds/elicitation/react/ElicitationCard.js";
export type { ElicitationPromptProps } from "./kinds/elicitation/react/ElicitationPrompt.js";
export { ElicitationPrompt } from "./kinds/elicitation/react/ElicitationPrompt.js";
export type { RootsCardProps } from "./kinds/roots/react/consent/RootsCard.js";
export { RootsCard } from "./kinds/roots/react/consent/RootsCard.js";
export type { RootsPromptProps } from "./kinds/roots/react/consent/RootsPrompt.js";
export { RootsPrompt } from "./kinds/roots/react/consent/RootsPrompt.js";
export type { SamplingCardProps } from "./kinds/sampling/react/SamplingCard.js";
export { SamplingCard } from "./kinds/sampling/react/SamplingCard.js";
export type { SamplingPromptProps } from "./kinds/sampling/react/SamplingPrompt.js";
export { SamplingPrompt } from "./kinds/sampling/react/SamplingPrompt.js";
export type { ToolApprovalCardProps } from "./kinds/tool-approval/react/ToolApprovalCard.js";
export { ToolApprovalCard } from "./kinds/tool-approval/react/ToolApprovalCard.js";
export type { ToolApprovalPromptProps } from "./kinds/tool-approval/react/ToolApprovalPrompt.js";
export { ToolApprovalPrompt } from "./kinds/tool-approval/react/ToolApprovalPrompt.js";

// Forms without a host: requests that an app keeps itself, such as parts of chat messages

export type { ElicitationOutcome } from "./kinds/elicitation/core/readRequestAnswer.js";
export type { ElicitationRecordProps } from "./kinds/elicitation/react/ElicitationRecord.js";
export { ElicitationRecord } from "./kinds/elicitation/react/ElicitationRecord.js";
export type { ElicitationRequestFormProps } from "./kinds/elicitation/react/ElicitationRequestForm.js";
export { ElicitationRequestForm } from "./kinds/elicitation/react/ElicitationRequestForm.js";

// Panels: what waits, what was decided, what a person sets

export type { RequestInboxProps } from "./inbox/RequestInbox.js";
export { RequestInbox } from "./inbox/RequestInbox.js";
export type { RootsPopoverProps } from "./kinds/roots/react/manager/RootsPopover.js";
export { RootsPopover } from "./kinds/roots/react/manager/RootsPopover.js";
export type { RootsSettingsProps } from "./kinds/roots/react/manager/RootsSettings.js";
export { RootsSettings } from "./kinds/roots/react/manager/RootsSettings.js";
export type { SamplingSettingsPanelProps } from "./kinds/sampling/react/settings/SamplingSettingsPanel.js";
export { SamplingSettingsPanel } from "./kinds/sampling/react/settings/SamplingSettingsPanel.js";
export type { ToolActivityProps } from "./kinds/tool-approval/react/panel/ToolActivity.js";
export { ToolActivity } from "./kinds/tool-approval/react/panel/ToolActivity.js";
export type { ToolsPanelProps } from "./kinds/tool-approval/react/panel/ToolsPanel.js";
export { ToolsPanel } from "./kinds/tool-approval/react/panel/ToolsPanel.js";
export type { DecisionLogViewProps } from "./log/DecisionLogView.js";
export { DecisionLogView } from "./log/DecisionLogView.js";

// Parts to compose those from, with the types of each in its namespace

export * as ElicitationForm from "./form/parts/parts.js";
export * as Inbox from "./inbox/parts.js";
export * as Elicitation from "./kinds/elicitation/react/parts.js";
export * as RootsManager from "./kinds/roots/react/manager/parts.js";
export * as SamplingReview from "./kinds/sampling/react/parts/parts.js";
export * as ToolCall from "./kinds/tool-approval/react/parts.js";

// Building blocks for parts of your own

export type { ElicitationControlsProviderProps } from "./form/controls/own/ElicitationControlsProvider.js";
export { ElicitationControlsProvider } from "./form/controls/own/ElicitationControlsProvider.js";
export { usePopupContainer } from "./prompt/window/PopupContainerContext.js";
export type { FindingsProps } from "./ui/findings/Findings.js";
export { Findings } from "./ui/findings/Findings.js";
export type { ServerAttributionProps } from "./ui/ServerAttribution.js";
export { ServerAttribution } from "./ui/ServerAttribution.js";
export type { ServerTextProps } from "./ui/ServerText.js";
export { ServerText } from "./ui/ServerText.js";

// Hooks: questions and what surrounds them

export type { UseInboxResult } from "./inbox/createInboxStore.js";
export type { UseInboxOptions } from "./inbox/useInbox.js";
export { useInbox } from "./inbox/useInbox.js";
export type {
  UseElicitationOptions,
  UseElicitationResult,
} from "./kinds/elicitation/react/hooks/useElicitation.js";
export { useElicitation } from "./kinds/elicitation/react/hooks/useElicitation.js";
export { useElicitationForm } from "./kinds/elicitation/react/hooks/useElicitationForm.js";
export type { UseElicitationsResult } from "./kinds/elicitation/react/hooks/useElicitations.js";
export { useElicitations } from "./kinds/elicitation/react/hooks/useElicitations.js";
export { useUrlInspection } from "./kinds/elicitation/react/hooks/useUrlInspection.js";
export type {
  UseSamplingApprovalOptions,
  UseSamplingApprovalResult,
} from "./kinds/sampling/react/approval/useSamplingApproval.js";
export { useSamplingApproval } from "./kinds/sampling/react/approval/useSamplingApproval.js";
export type { UseToolsResult } from "./kinds/tool-approval/react/panel/useTools.js";
export { useTools } from "./kinds/tool-approval/react/panel/useTools.js";
export type {
  UseToolApprovalOptions,
  UseToolApprovalResult,
} from "./kinds/tool-approval/react/useToolApproval.js";
export { useToolApproval } from "./kinds/tool-approval/react/useToolApproval.js";
export type { UseDecisionLogOptions, UseDecisionLogResult } from "./log/useDecisionLog.js";
export { useDecisionLog } from "./log/useDecisionLog.js";
export type { QuestionFilter } from "./react/createQuestionsStore.js";
export type { Store } from "./react/createStore.js";
export { useHost } from "./react/useHost.js";
export { useSession } from "./react/useSession.js";
export { useMessages } from "./ui/useMessages.js";

// Hooks: a form without its parts

export type { UseElicitationFormResult } from "./form/headless/usePlainForm.js";
export { asksForSecret } from "./form/model/inspectForm.js";
export { useElicitationFieldContext } from "./form/parts/field/useElicitationFieldContext.js";
export { useElicitationFormContext } from "./form/parts/useElicitationFormContext.js";
export type { UseElicitationFormOptions } from "./form/react/useFormStore.js";

// Hooks: what a person sets, and changes in a sampling request

export type { UseRootsOptions, UseRootsResult } from "./kinds/roots/react/hooks/useRoots.js";
export { useRoots } from "./kinds/roots/react/hooks/useRoots.js";
export type { UseSamplingSettingsResult } from "./kinds/sampling/react/approval/useSamplingSettings.js";
export { useSamplingSettings } from "./kinds/sampling/react/approval/useSamplingSettings.js";
