import { readDraft, writeDraft } from "../../elicitation/form/draft.js";
import { groupIssues, readFormIssues } from "../../elicitation/form/formIssue.js";
import { createFormJudge, type Judgement } from "../../elicitation/form/judgeForm.js";
import { readElicitationForm } from "../../elicitation/form/readElicitationForm.js";
import type { Receipt } from "../../host/command.js";
import type { Host } from "../../host/createHost.js";
import type { Question } from "../../host/question.js";
import type { ElicitFormRequest } from "../../protocol/elicitRequest.js";
import type { ElicitAnswer } from "../../protocol/elicitResult.js";
import { createEntries } from "./createEntries.js";
import { createStore } from "./createStore.js";
import type {
  ElicitationFormControl,
  FocusTarget,
  FormProgress,
} from "./elicitationFormControl.js";
import { keepDraft } from "./keepDraft.js";

/** Makes the form of one question, with what was typed for it before. */
export function createElicitationForm(
  host: Host,
  { id, session, request }: Question<ElicitFormRequest>,
  domId: string,
): ElicitationFormControl {
  const tapped = host.getState().sessions.find((record) => record.id === session)?.tapped ?? false;
  const reading = readElicitationForm(request.requestedSchema, tapped);
  const { fields } = reading;
  const judge = createFormJudge(request.requestedSchema, fields, tapped);
  const entries = createEntries(fields, readDraft(fields, host.read(`draft:${id}`)), judge);
  const progress = createStore<FormProgress>({ phase: "editing" });
  const unchecked = createStore<ReadonlySet<string>>(new Set());
  const byName = new Map(fields.map((field) => [field.name, field]));
  const guards = new Set<() => boolean>();
  const targets = new Map<string, FocusTarget>();

  const settle = (answer: ElicitAnswer) => host.send({ type: "settle", id, answer });

  const fail = ({ issues, formIssues }: Omit<Judgement, "content">, receipt?: Receipt) =>
    progress.setState({
      phase: "editing",
      failure: {
        attempt: (progress.getState().failure?.attempt ?? 0) + 1,
        fields: fields.filter((field) => issues.has(field.id)),
        issues: formIssues,
        ...(receipt && { receipt }),
      },
    });

  const send = async (content: Judgement["content"]): Promise<Receipt> => {
    const receipt = await settle({ action: "accept", content });
    if (receipt.done) {
      progress.setState({ phase: "sent" });
      return receipt;
    }
    const refusal = groupIssues(fields, readFormIssues(receipt.issues));
    for (const field of fields) entries.showIssues(field, refusal.issues.get(field.id) ?? []);
    fail(refusal, receipt);
    return receipt;
  };

  const submit: ElicitationFormControl["submit"] = async (event) => {
    event?.preventDefault();
    const isRefused = !reading.answerable || progress.getState().phase !== "editing";
    if (isRefused || ![...guards].every((guard) => guard())) return undefined;
    progress.setState({ ...progress.getState(), phase: "sending" });
    const judgement = await entries.judgeAll();
    if (judgement.issues.size === 0 && judgement.formIssues.length === 0)
      return send(judgement.content);
    fail(judgement);
    return undefined;
  };

  return {
    ...reading,
    id,
    domId,
    form: entries.control,
    progress,
    unchecked,
    fieldNamed: (name) => byName.get(name),
    submit,
    answer(field, entry) {
      entries.set(field, entry);
      return submit();
    },
    decline: (reason) => settle({ action: "decline", ...(reason !== undefined && { reason }) }),
    cancel: () => settle({ action: "cancel" }),
    entryOf: entries.get,
    setObstacle: entries.setObstacle,
    collect: () => judge.collect(entries.get),
    isDirty: entries.isDirty,
    guardWith(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    setTarget(field, target) {
      if (target) targets.set(field.id, target);
      else targets.delete(field.id);
    },
    focus: (field) => targets.get(field.id)?.focus(),
    async prepare() {
      const left = await judge.prepare();
      if (left.length > 0) unchecked.setState(new Set(left.map((field) => field.id)));
    },
    keepDraft: (isSensitive) =>
      keepDraft(entries.subscribe, () => {
        if (progress.getState().phase === "sent") return;
        const draft = writeDraft(fields, entries.get, isSensitive);
        void host.send({ type: "saveDraft", id, draft });
      }),
  };
}
