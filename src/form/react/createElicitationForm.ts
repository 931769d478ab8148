import type { Receipt } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import { draftKey } from "../../host/keys.js";
import type { Question } from "../../host/question.js";
import { createStore } from "../../react/createStore.js";
import type { Field } from "../../schema/field.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import type { ElicitAnswer } from "../../wire/protocol/elicitResult.js";
import { readDraft } from "../model/draft.js";
import { isSameEntry, startingEntry } from "../model/entry.js";
import { groupIssues, readFormIssues } from "../model/formIssue.js";
import { allowanceOf, formLimitsKey } from "../model/formLimits.js";
import {
  asksForSecret,
  countsAsSecret,
  type FormInspector,
  inspectForm,
  uninspected,
  withPartlyChecked,
} from "../model/inspectForm.js";
import { createFormJudge, type Judgement } from "../model/judgeForm.js";
import { needsReview, type ReviewPolicy, reviewsAlways } from "../model/needsReview.js";
import { readElicitationForm } from "../model/readElicitationForm.js";
import { createEntries } from "./createEntries.js";
import { createFocusTargets } from "./createFocusTargets.js";
import { createFormDraft } from "./createFormDraft.js";
import { createSight } from "./createSight.js";
import type {
  ConfirmSecret,
  ElicitationFormControl,
  FormAttempt,
  FormProgress,
  NeedsLook,
} from "./elicitationFormControl.js";
import { unasked } from "./heldEntry.js";

/** Makes the form of one question, with what was typed for it before. */
export function createElicitationForm(
  host: Host,
  { id, session, request }: Question<ElicitFormRequest>,
  domId: string,
): ElicitationFormControl {
  const tapped = host.getState().sessions.find((record) => record.id === session)?.tapped ?? false;
  const allowance = allowanceOf(host.read(formLimitsKey));
  const reading = readElicitationForm(request.requestedSchema, tapped, allowance);
  const { fields } = reading;
  const judge = createFormJudge(request.requestedSchema, fields, tapped, allowance);
  const restored = readDraft(fields, host.read(draftKey(id)));
  const entries = createEntries(fields, restored, judge);
  const progress = createStore<FormProgress>({ phase: "editing" });
  const unchecked = createStore<ReadonlySet<string>>(new Set());
  const inspection = createStore(uninspected);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const guards = new Set<() => boolean>();
  const targets = createFocusTargets(({ id }) => entries.form.setFocus(id));
  const sight = createSight();
  let reviewPolicy: ReviewPolicy | undefined;
  let confirmSecret: ConfirmSecret | undefined;
  let inspecting: Promise<void> | undefined;

  const isSecret = (field: Field) =>
    countsAsSecret(inspection.getState(), field, entries.get(field));
  const draft = createFormDraft(host, id, { fields, entries, inspection, progress, isSecret });

  const settle = (answer: ElicitAnswer) => {
    // A call that asks again brings back what was typed, up to the last key.
    draft.save();
    return host.send({ type: "settle", id, answer });
  };

  const fail = (
    { issues, formIssues }: Pick<Judgement, "issues" | "formIssues">,
    receipt?: Receipt,
  ) =>
    progress.setState({
      phase: "editing",
      failure: {
        attempt: (progress.getState().failure?.attempt ?? 0) + 1,
        fields: fields.filter((field) => issues.has(field.id)),
        issues: formIssues,
        ...(receipt && { receipt }),
      },
    });

  /** What was suggested is no secret of the person's, unless it was asked for as one. */
  const secretsIn = (content: Judgement["content"]) =>
    fields.filter(
      (field) =>
        Object.hasOwn(content, field.name) &&
        isSecret(field) &&
        (asksForSecret(inspection.getState(), field) ||
          !isSameEntry(entries.get(field), startingEntry(field))),
    );

  /** Whether something would leave that nobody entered and nobody had on screen. */
  const hasUnseen = (content: Judgement["content"]) =>
    fields.some(
      (field) =>
        Object.hasOwn(content, field.name) && !entries.isChanged(field) && !sight.has(field),
    );

  let isWhole = true;

  /** States that nobody here can check an answer to this form completely, once that is known. */
  const noteWhole = (isSo: boolean) => {
    if (isWhole && !isSo) inspection.setState(withPartlyChecked(inspection.getState()));
    isWhole &&= isSo;
  };

  const judgeRequest = async (inspector?: FormInspector) => {
    const found = await inspectForm(request, fields, allowance, inspector);
    inspection.setState(isWhole ? found : withPartlyChecked(found));
    entries.touchAll();
    if (inspection.getState().phase !== "done") return;
    for (const field of fields.filter(isSecret)) entries.forget(field);
  };

  const send = async (content: Judgement["content"], looked: boolean): Promise<Receipt> => {
    const receipt = await settle({ action: "accept", content, ...(looked && { looked }) });
    if (receipt.done) {
      progress.setState({ phase: "sent" });
      return receipt;
    }
    if (receipt.reason === "unseen") return receipt;
    const refusal = groupIssues(fields, readFormIssues(receipt.issues));
    entries.showIssues(refusal.issues);
    fail(refusal, receipt);
    return receipt;
  };

  const edit = () => progress.setState({ phase: "editing" });
  const goBack = () => {
    if (progress.getState().phase === "review") edit();
  };

  /** Judges everything and hands it on, unless something is wrong or in the way. */
  const attempt = async (
    handOn: (content: Judgement["content"]) => Promise<FormAttempt>,
  ): Promise<FormAttempt> => {
    const isRefused = !reading.answerable || progress.getState().phase !== "editing";
    if (isRefused || ![...guards].every((guard) => guard())) return undefined;
    progress.setState({ ...progress.getState(), phase: "sending" });
    const { judgement, made } = await entries.attempt(async ({ content, isWhole }) => {
      await inspecting;
      noteWhole(isWhole);
      return handOn(content);
    });
    if (!judgement) edit();
    else if (isWrong(judgement)) {
      await inspecting;
      noteWhole(judgement.isWhole);
      fail(judgement);
    }
    return made;
  };

  /** Asks the app, where it wants to be asked, before a secret leaves. */
  const deliver = async (
    content: Judgement["content"],
    looked: boolean,
  ): Promise<Receipt | undefined> => {
    const secrets = secretsIn(content);
    if (!confirmSecret || secrets.length === 0) return send(content, looked);
    let isConfirmed = false;
    try {
      isConfirmed = await confirmSecret({ content, secrets, session });
    } finally {
      if (!isConfirmed) edit();
    }
    return isConfirmed ? send(content, looked) : undefined;
  };

  const confirm: ElicitationFormControl["confirm"] = async () => {
    const { phase, review, ...shown } = progress.getState();
    if (phase !== "review" || !review) return undefined;
    progress.setState({ ...shown, review, phase: "sending" });
    let receipt: Receipt | undefined;
    await entries.attempt(async ({ content }) => {
      receipt = await deliver(content, true);
      return receipt;
    }, rightWith(review));
    return receipt;
  };

  const show = (content: Judgement["content"]): NeedsLook => {
    const secrets = secretsIn(content);
    progress.setState({ phase: "review", review: content, secrets });
    const message = "Nothing was sent: show a person what would leave, then confirm it.";
    const look = { content, secrets, session };
    return { done: false, reason: "needs-look", message, ...look, confirm, goBack };
  };

  const submit: ElicitationFormControl["submit"] = (event) => {
    event?.preventDefault();
    return attempt(async (content) => {
      const isAsked = !confirmSecret && secretsIn(content).length > 0;
      const policy = reviewsAlways(host) ? "always" : (reviewPolicy ?? "never");
      // What nobody could check, or had on screen, the person has seen before it goes.
      const isUnseen = !isWhole || hasUnseen(content);
      if (isUnseen || needsReview(policy, inspection.getState(), isAsked)) return show(content);
      const receipt = await deliver(content, false);
      // A window may not see the policy of its host.
      return receipt && !receipt.done && receipt.reason === "unseen" ? show(content) : receipt;
    });
  };

  return {
    ...reading,
    id,
    domId,
    form: entries.form,
    formOptions: entries.options,
    nameOf: (property) => byName.get(property)?.id ?? unasked,
    describeWith: entries.describeWith,
    progress,
    unchecked,
    inspection,
    fieldNamed: (name) => byName.get(name),
    submit,
    answer(field, entry) {
      entries.set(field, entry);
      return submit();
    },
    async review() {
      await attempt(async (content) => show(content));
    },
    confirm,
    goBack,
    decline: (reason) => settle({ action: "decline", ...(reason !== undefined && { reason }) }),
    cancel: () => settle({ action: "cancel" }),
    entryOf: entries.get,
    setEntry: entries.set,
    takeEntry: entries.take,
    issues: entries.issues,
    subscribe: entries.subscribe,
    collect: () => judge.collect(entries.get),
    isChanged: entries.isChanged,
    isDirty: entries.isDirty,
    guardWith(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    reviewBy(policy) {
      reviewPolicy = policy;
      return () => {
        reviewPolicy = undefined;
      };
    },
    confirmSecretWith(confirm) {
      confirmSecret = confirm;
      return () => {
        confirmSecret = undefined;
      };
    },
    isSecret,
    setTarget(field, target) {
      entries.attach(field, target);
      targets.set(field, target);
    },
    focus: targets.focus,
    awaited: targets.awaited,
    sight,
    async prepare() {
      const prepared = await judge.prepare(entries.get);
      noteWhole(prepared.isWhole);
      const left = prepared.unchecked.map(({ id }) => id);
      if (left.length > 0) unchecked.setState(new Set(left));
    },
    inspect(inspector) {
      inspecting = judgeRequest(inspector);
      return inspecting;
    },
    keepDraft: draft.keep,
  };
}

function isWrong({ issues, formIssues }: Judgement): boolean {
  return issues.size > 0 || formIssues.length > 0;
}

/** What was judged and looked at before. */
function rightWith(content: Judgement["content"]): Judgement {
  return { content, issues: new Map(), formIssues: [], isWhole: true };
}
