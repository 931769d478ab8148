import type { Draft } from "../../../../host/command.js";
import type { Host } from "../../../../host/host.js";
import { draftKey, questionKey } from "../../../../host/keys.js";
import { createStore, type Store } from "../../../../react/createStore.js";
import { keepDraft } from "../../../../react/keepDraft.js";

/** The person's choices about an open question for the roots, before they answer it. */
export interface ConsentChoice {
  /** The URIs of the folders that they have unticked. */
  readonly withheld: readonly string[];
  /** Whether the answer is to hold for later, too. */
  readonly remember: boolean;
}

/** The choices about one question, in one window. */
export interface ConsentChoiceStore extends Store<ConsentChoice> {
  /** Makes other choices. */
  readonly change: (changes: Partial<ConsentChoice>) => void;
  /** Has the host keep them as the question's draft, so that they survive a reload. Returns a function that ends it. */
  readonly keep: () => () => void;
}

/** The choices before anything was chosen: all folders, for this once. */
const nothingChosen: ConsentChoice = { withheld: [], remember: false };

/** The choices about a question that is over. */
export const noChoice: ConsentChoiceStore = {
  ...createStore(nothingChosen),
  change: () => {},
  keep: () => () => {},
};

const choices = new WeakMap<Host, Map<string, ConsentChoiceStore>>();

/** Keeps the choices as long as the question is known: putting it aside loses nothing. */
export function openConsentChoice(host: Host, id: string): ConsentChoiceStore {
  const known = choices.get(host) ?? new Map<string, ConsentChoiceStore>();
  choices.set(host, known);
  for (const other of known.keys()) if (!host.read(questionKey(other))) known.delete(other);
  const choice = known.get(id) ?? createConsentChoice(host, id);
  known.set(id, choice);
  return choice;
}

function createConsentChoice(host: Host, id: string): ConsentChoiceStore {
  const key = draftKey(id);
  const read = () => readChoice(host.read(key));
  const store = createStore(read());
  let isChanged = false;
  return {
    ...store,
    change(changes) {
      isChanged = true;
      store.setState({ ...store.getState(), ...changes });
    },
    keep() {
      // One that arrives late, from a storage or another process, never replaces what the person has chosen since.
      const hear = () => {
        if (!isChanged) store.setState(read());
      };
      hear();
      const stopHearing = host.subscribe(hear, key);
      const stopKeeping = keepDraft(host, store.subscribe, () => {
        if (isChanged)
          void host.send({ type: "saveDraft", id, draft: writeChoice(store.getState()) });
      });
      return () => {
        stopKeeping();
        stopHearing();
      };
    },
  };
}

function writeChoice({ withheld, remember }: ConsentChoice): Draft {
  return { ...(withheld.length > 0 && { withheld }), ...(remember && { remember }) };
}

function readChoice({ withheld, remember }: Draft = {}): ConsentChoice {
  return { withheld: Array.isArray(withheld) ? withheld : [], remember: remember === true };
}
