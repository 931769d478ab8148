import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";

/** Makes something of a question's record once in each host: the same record gives the same thing. */
export function onceForQuestion<Made>(
  make: (host: Host, question: Question) => Made | undefined,
): (host: Host, question: Question) => Made | undefined {
  const hosts = new WeakMap<Host, WeakMap<Question, Made | undefined>>();
  return (host, question) => {
    const known = hosts.get(host) ?? new WeakMap<Question, Made | undefined>();
    hosts.set(host, known);
    const made = known.has(question) ? known.get(question) : make(host, question);
    known.set(question, made);
    return made;
  };
}
