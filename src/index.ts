export type { ElicitationCardProps } from "./components/elicitation/ElicitationCard.js";
export { ElicitationCard } from "./components/elicitation/ElicitationCard.js";
export type { ElicitationPromptProps } from "./components/elicitation/ElicitationPrompt.js";
export { ElicitationPrompt } from "./components/elicitation/ElicitationPrompt.js";
export type {
  ControlAttributes,
  ElicitationControl,
  ElicitationControlProps,
  ElicitationControls,
  NamedElicitationControl,
  NamedElicitationControls,
} from "./components/elicitation/form/controlProps.js";
export type { ElicitationControlsProviderProps } from "./components/elicitation/form/ElicitationControlsProvider.js";
export { ElicitationControlsProvider } from "./components/elicitation/form/ElicitationControlsProvider.js";
export type { OwnElicitationControls } from "./components/elicitation/form/OwnControlsContext.js";
export * as ElicitationForm from "./components/elicitation/form/parts.js";
export * as Elicitation from "./components/elicitation/parts.js";
export type { FloodNoticeProps } from "./components/flood/FloodNotice.js";
export { FloodNotice } from "./components/flood/FloodNotice.js";
export { HostPrompts } from "./components/HostPrompts.js";
export * as Inbox from "./components/inbox/parts.js";
export type { RequestInboxProps } from "./components/inbox/RequestInbox.js";
export { RequestInbox } from "./components/inbox/RequestInbox.js";
export type { DecisionLogViewProps } from "./components/log/DecisionLogView.js";
export { DecisionLogView } from "./components/log/DecisionLogView.js";
export type { RootsCardProps } from "./components/roots/consent/RootsCard.js";
export { RootsCard } from "./components/roots/consent/RootsCard.js";
export type { RootsPromptProps } from "./components/roots/consent/RootsPrompt.js";
export { RootsPrompt } from "./components/roots/consent/RootsPrompt.js";
export * as RootsManager from "./components/roots/parts.js";
export type { RootsPopoverProps } from "./components/roots/RootsPopover.js";
export { RootsPopover } from "./components/roots/RootsPopover.js";
export type { RootsSettingsProps } from "./components/roots/RootsSettings.js";
export { RootsSettings } from "./components/roots/RootsSettings.js";
export type { FindingsProps } from "./components/safety/Findings.js";
export { Findings } from "./components/safety/Findings.js";
export * as SamplingReview from "./components/sampling/parts.js";
export type { SamplingCardProps } from "./components/sampling/SamplingCard.js";
export { SamplingCard } from "./components/sampling/SamplingCard.js";
export type { SamplingPromptProps } from "./components/sampling/SamplingPrompt.js";
export { SamplingPrompt } from "./components/sampling/SamplingPrompt.js";
export type { SamplingSettingsPanelProps } from "./components/sampling/settings/SamplingSettingsPanel.js";
export { SamplingSettingsPanel } from "./components/sampling/settings/SamplingSettingsPanel.js";
export type { ServerAttributionProps } from "./components/shared/ServerAttribution.js";
export { ServerAttribution } from "./components/shared/ServerAttribution.js";
export type { ServerTextProps } from "./components/shared/ServerText.js";
export { ServerText } from "./components/shared/ServerText.js";
export { useMessages } from "./components/shared/useMessages.js";
export type { Entry, EntryByKind } from "./elicitation/form/entry.js";
export type { FormIssue, ObstacleCode } from "./elicitation/form/formIssue.js";
export type { FormInspection } from "./elicitation/form/inspectForm.js";
export { asksForSecret } from "./elicitation/form/inspectForm.js";
export type { ReviewPolicy } from "./elicitation/form/needsReview.js";
export type { FormProblem } from "./elicitation/form/readElicitationForm.js";
export type { QuestionFilter } from "./hooks/createQuestionsStore.js";
export type { Store } from "./hooks/createStore.js";
export type {
  ConfirmSecret,
  ElicitationFormControl,
  FocusTarget,
  FormAttempt,
  FormFailure,
  FormProgress,
  NeedsLook,
  SecretLook,
} from "./hooks/elicitation-form/elicitationFormControl.js";
export type { UseElicitationFieldResult } from "./hooks/elicitation-form/useElicitationField.js";
export { useElicitationField } from "./hooks/elicitation-form/useElicitationField.js";
export { useElicitationFieldFindings } from "./hooks/elicitation-form/useElicitationFieldFindings.js";
export { useElicitationFormInspection } from "./hooks/elicitation-form/useElicitationFormInspection.js";
export { useElicitationFormProgress } from "./hooks/elicitation-form/useElicitationFormProgress.js";
export type { OpenPage } from "./hooks/HostContext.js";
export type { HostProviderProps } from "./hooks/HostProvider.js";
export { HostProvider } from "./hooks/HostProvider.js";
export type {
  InboxServer,
  UseInboxResult,
} from "./hooks/inbox/createInboxStore.js";
export type { InboxItem, InboxState, SettledInboxItem } from "./hooks/inbox/inboxItem.js";
export type { InboxKind } from "./hooks/inbox/inboxRequest.js";
export type {
  HostRootView,
  ManualRootView,
  OpenRootsConsent,
  RootsConsentView,
  RootsServerView,
  RootView,
  SettledRootsConsent,
} from "./hooks/rootsView.js";
export type { SamplingDraft } from "./hooks/sampling/createSamplingDraft.js";
export type {
  AnswerInput,
  DenialEffect,
  FailedGeneration,
  Generating,
  OpenSamplingView,
  RequestReview,
  ResponseReview,
  SamplingView,
  SettledSampling,
} from "./hooks/samplingView.js";
export type { UseDecisionLogOptions, UseDecisionLogResult } from "./hooks/useDecisionLog.js";
export { useDecisionLog } from "./hooks/useDecisionLog.js";
export type { UseElicitationOptions, UseElicitationResult } from "./hooks/useElicitation.js";
export { useElicitation } from "./hooks/useElicitation.js";
export type {
  UseElicitationFormOptions,
  UseElicitationFormResult,
} from "./hooks/useElicitationForm.js";
export { useElicitationForm } from "./hooks/useElicitationForm.js";
export { useHost } from "./hooks/useHost.js";
export type { UseInboxOptions } from "./hooks/useInbox.js";
export { useInbox } from "./hooks/useInbox.js";
export type { UseRootsOptions, UseRootsResult } from "./hooks/useRoots.js";
export { useRoots } from "./hooks/useRoots.js";
export type { UseRootsConsentOptions, UseRootsConsentResult } from "./hooks/useRootsConsent.js";
export { useRootsConsent } from "./hooks/useRootsConsent.js";
export type {
  UseSamplingApprovalOptions,
  UseSamplingApprovalResult,
} from "./hooks/useSamplingApproval.js";
export { useSamplingApproval } from "./hooks/useSamplingApproval.js";
export { useSamplingDraft } from "./hooks/useSamplingDraft.js";
export { useSamplingPartial } from "./hooks/useSamplingPartial.js";
export type {
  SamplingSettingsChange,
  UseSamplingSettingsResult,
} from "./hooks/useSamplingSettings.js";
export { useSamplingSettings } from "./hooks/useSamplingSettings.js";
export { useSession } from "./hooks/useSession.js";
export { useUrlInspection } from "./hooks/useUrlInspection.js";
export type {
  ElicitationView,
  OpenElicitationView,
  OpenForm,
  OpenVisit,
  RequiredVisit,
  SettledElicitationView,
  SettledForm,
  SettledVisit,
  UnanswerableForm,
} from "./hooks/viewElicitation.js";
export type { Messages, MessagesOverride } from "./locales/en.js";
export type { EditedAnswer, RequestPart, SamplingEdits } from "./sampling/edit/requestEdits.js";
