import { rightSteps, rightWords, type ToySteps } from "./toyHost.js";

/** A host that does one thing wrong, and the demands that it must not meet, in whatever revision has them. */
export interface WrongHost {
  readonly does: string;
  readonly steps: Partial<ToySteps>;
  readonly breaks: readonly string[];
}

export const wrongHosts: readonly WrongHost[] = [
  {
    does: "shows half of an address",
    steps: {
      words: (question, toy) =>
        rightWords(question, toy).replace(/http\S+/, (url) => `${url.slice(0, 40)}…`),
    },
    breaks: ["visit/full-address"],
  },
  {
    does: "looks at the page beforehand",
    steps: {
      arrive(question, toy) {
        rightSteps.arrive(question, toy);
        const { url } = question.params;
        if (typeof url === "string") void fetch(url, { method: "HEAD" }).catch(() => {});
      },
    },
    breaks: ["visit/nothing-fetched"],
  },
  {
    does: "opens the page when it is asked for",
    steps: {
      arrive(question, toy) {
        rightSteps.arrive(question, toy);
        const { url } = question.params;
        if (url) toy.opened.push(String(url));
      },
    },
    breaks: ["visit/opened-by-consent"],
  },
  {
    does: "opens the page of whoever said no",
    steps: {
      leave(question, action, { opened }) {
        if (question.params.url) opened.push(String(question.params.url));
        return { action };
      },
    },
    breaks: ["visit/unopened-after-decline", "visit/unopened-after-cancel"],
  },
  {
    does: "takes decline for cancel, and the other way round",
    steps: { leave: (_, act) => ({ action: act === "cancel" ? "decline" : "cancel" }) },
    breaks: ["visit/decline-sent", "visit/cancel-sent"],
  },
];
