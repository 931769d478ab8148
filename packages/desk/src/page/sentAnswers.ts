import { Kinds, type Outcome, type Receipt } from "mcp-host-ui/host";

/** The answers that a page sent to one question, and their state. */
export interface SentAnswers {
  /** Begins to send an answer. The same content keeps its key, so that two attempts are one answer. */
  begin(content: object): SentAnswer;
  /** Whether the answer with this key is of this page. Without a key it may be, if this page sent any. */
  isOwn(key: string | undefined): boolean;
  /** Whether an answer is on its way. */
  isUnderWay(): boolean;
  /** Ends the answer under way as the feed says; `key` names the answer that won. Returns false if none is under way. */
  tell(outcome: Outcome, key: string | undefined): boolean;
  /** Whether an answer may have been sent that the desk has not confirmed or refused. */
  isInDoubt(): boolean;
}

/** One answer under way. */
export interface SentAnswer {
  readonly key: string;
  /** Aborts once it has a receipt. */
  readonly unwanted: AbortSignal;
  /** Resolves if the feed confirms or refuses it before the desk replies. */
  readonly told: Promise<Receipt>;
  /** Notes the receipt, and returns it. */
  end(receipt: Receipt): Receipt;
}

/** Makes {@link SentAnswers} that has sent none. */
export function createSentAnswers(): SentAnswers {
  const keys = new Set<string>();
  let last: { readonly key: string; readonly text: string } | undefined;
  let isInDoubt = false;
  let tell: ((receipt: Receipt) => void) | undefined;
  return {
    begin(content) {
      const text = JSON.stringify(content);
      const { key } = last?.text === text ? last : { key: Kinds.randomName() };
      last = { key, text };
      keys.add(key);
      isInDoubt = true;
      const unwanted = new AbortController();
      const told = new Promise<Receipt>((resolve) => {
        tell = resolve;
      });
      const end = (receipt: Receipt) => {
        tell = undefined;
        isInDoubt =
          !receipt.done && (receipt.rejection === "lost" || receipt.rejection === "failed");
        unwanted.abort();
        return receipt;
      };
      return { key, unwanted: unwanted.signal, told, end };
    },
    isOwn: (key) => (key === undefined ? keys.size > 0 : keys.has(key)),
    isUnderWay: () => tell !== undefined,
    tell(outcome, key) {
      const isOwn = key !== undefined && key === last?.key;
      tell?.(isOwn ? { done: true, outcome } : { ...settledElsewhere, outcome });
      return tell !== undefined;
    },
    isInDoubt: () => isInDoubt,
  };
}

const settledElsewhere = {
  done: false,
  rejection: "settled",
  message: "Another page was first.",
} as const;
