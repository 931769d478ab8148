import type { HostilePlace, HostileText } from "@mcp-host-ui/testing/hostile";
import { createRequestError, type HostSession } from "mcp-host-ui/host";

/** What a hostile server does in one session. */
type Ask = (session: HostSession, says: HostileText) => Promise<unknown>;

/** Sends one request inside a call that bears the text as its name. */
const inCall =
  (as: HostilePlace, changes: (text: string) => object = () => ({})): Ask =>
  (session, says) => {
    const { method, params } = says(as);
    const { text } = says;
    return session.trackCall(() => session.receive(method, { ...params, ...changes(text) }), {
      name: text,
    });
  };

/** Every way of a server to put words before a person, by the id of the session that it uses here. */
export const hostileRequests: Readonly<Record<string, Ask>> = {
  form: inCall("schema"),
  visit: inCall("visit"),
  refused: inCall("visit", (text) => ({ url: `javascript:${text}` })),
  required: (session, says) =>
    session.trackCall(
      () =>
        Promise.reject(
          createRequestError(-32042, says.text, { elicitations: [says("visit").params] }),
        ),
      { name: says.text },
    ),
  sampling: inCall("sampling"),
};
