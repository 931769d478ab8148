import type { TogetherSummary } from "../../../react/kind.js";
import type { RootsQuestion, RootsSettlement } from "../core/rootsQuestion.js";

/** Summarizes a consent for a person who settles several together: all that the server would get is in it. */
export function togetherRoots({ id, detail, embedded }: RootsQuestion): TogetherSummary {
  const { roots, askEachTime } = detail;
  const settle = (answer: RootsSettlement) => ({ type: "settle", id, answer }) as const;
  return {
    facts: [
      {
        name: "folders",
        value: roots.map(({ name, path }) => (name ? `${name} (${path})` : path)),
      },
    ],
    ...(!askEachTime && {
      allow: settle({ action: "share", uris: roots.map(({ uri }) => uri) }),
    }),
    ...(!embedded && { deny: settle({ action: "refuse" }) }),
  };
}
