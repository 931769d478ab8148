import type { Host } from "../../host/host.js";
import { draftKey } from "../../host/keys.js";
import type { Store } from "../../react/createStore.js";
import { keepDraft } from "../../react/keepDraft.js";
import { loadedRedaction, loadRedaction } from "../../safety/secrets/loadRedaction.js";
import type { Field } from "../../schema/field.js";
import { sameJson } from "../../schema/sameJson.js";
import { readDraft, writeDraft } from "../model/draft.js";
import type { Entry } from "../model/entry.js";
import type { FormInspection } from "../model/inspectForm.js";
import type { ElicitationFormStore, FormProgress } from "./elicitationFormStore.js";
import type { FormEntries } from "./entries/createEntries.js";
import { holdSecrets, takeSecrets } from "./heldSecrets.js";

/** The draft of a form, on its way to the host. */
export interface FormDraft {
  /** Keeps what is typed a moment after each change, and takes up what was typed elsewhere. Returns a function that stops both. */
  readonly keep: ElicitationFormStore["keepDraft"];
  /** Keeps it at once, where there is anything to keep, or to take back. */
  readonly save: () => void;
}

/** Makes the draft of one form; what may be a secret is no part of it, and waits in this page alone for the form to come back. */
export function createFormDraft(
  host: Host,
  id: string,
  {
    fields,
    entries,
    inspection,
    progress,
    isSecret,
  }: {
    fields: readonly Field[];
    entries: FormEntries;
    inspection: Store<FormInspection>;
    progress: Store<FormProgress>;
    isSecret: (field: Field) => boolean;
  },
): FormDraft {
  const key = draftKey(id);
  let keptOut: ((field: Field) => boolean) | undefined;
  let sent: string | undefined;

  const hold = (isSensitive: (field: Field) => boolean) => {
    if (progress.getState().phase === "sent") return;
    const isKept = (field: Field) =>
      !isSensitive(field) && !isSecret(field) && !mayHoldCredential(entries.get(field));
    holdSecrets(host, id, writeDraft(fields, entries.get, isKept));
  };

  // As if it were typed anew: what a draft brings is forgotten where it turns out to be a secret, and a draft masks credentials.
  const takeUp = () => {
    const typed = readDraft(fields, takeSecrets(host, id));
    for (const field of fields) {
      const entry = typed[field.id];
      const isTypedSince = entries.isChanged(field) && !entries.isRestored(field);
      if (entry !== undefined && !isTypedSince) entries.set(field, entry);
    }
  };

  const write = () => {
    const isSensitive = keptOut;
    const isOver = progress.getState().phase === "sent";
    if (!isSensitive || isOver || inspection.getState().phase === "pending") return;
    const isKeptOut = (field: Field) => isSensitive(field) || isSecret(field);
    const draft = writeDraft(fields, entries.get, isKeptOut);
    const written = JSON.stringify(draft);
    // What was sent may still be on its way, and another window may have sent something else since.
    if (sent === written && JSON.stringify(host.read(key) ?? {}) === written) return;
    sent = written;
    void host.send({ type: "saveDraft", id, draft });
  };

  // An earlier page's or another window's draft may arrive when the form stands already.
  const restore = () => entries.restore(readDraft(fields, host.read(key)));

  const subscribe = (changed: () => void) => {
    const stops = [
      entries.subscribe(() => {
        void loadRedaction().catch(() => {});
        changed();
      }),
      inspection.subscribe(() => {
        if (entries.isDirty()) changed();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  return {
    save() {
      if (entries.isDirty() || host.read(key) !== undefined) write();
    },
    keep(isSensitive) {
      keptOut = isSensitive;
      const stops = [host.subscribe(restore, key), keepDraft(host, subscribe, write)];
      restore();
      takeUp();
      return () => {
        for (const stop of stops) stop();
        hold(isSensitive);
        if (inspection.getState().phase !== "pending" || !entries.isDirty()) {
          keptOut = undefined;
          return;
        }
        // The form goes before it is known what of it is a secret: the rest is kept when that is.
        const stopWaiting = inspection.subscribe(() => {
          stopWaiting();
          write();
        });
      };
    },
  };
}

/** Whether an entry has the shape of a well-known credential, or that is not known yet. */
function mayHoldCredential(entry: Entry): boolean {
  const redaction = loadedRedaction();
  return !redaction || !sameJson(redaction.redactContent(entry), entry);
}
