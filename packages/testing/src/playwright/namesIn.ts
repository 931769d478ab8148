import type { Messages } from "mcp-host-ui/locales/en";
import type { ActNames } from "./actNames.js";
import { anything, named } from "./named.js";
import { rootsNames } from "./rootsNames.js";
import { samplingNames } from "./samplingNames.js";
import { toolsNames } from "./toolsNames.js";

/** The acts that stand in questions of any kind under some name. */
type Act = Exclude<keyof ActNames, "text">;

/** Names of what does the same in questions of every kind, and of the texts that can be written anew. */
export type CommonNames = Readonly<Record<Act, RegExp>> & Pick<ActNames, "text">;

const kinds = [samplingNames, rootsNames, toolsNames];

/** The names of what does the same in questions of every kind, in the words of a catalogue. */
export function namesIn(messages: Messages): CommonNames {
  const { prompt, form, review } = messages;
  const common: ActNames = {
    send: [form.send, review.send],
    decline: [prompt.decline],
    declineWithReason: [prompt.declineWithReason],
    reason: [prompt.reason],
  };
  const all = [common, ...kinds.map((names) => names(messages, anything))];
  const act = (name: Act) => named(all.flatMap((names) => names[name] ?? []));
  const text = all.find((names) => names.text)?.text;
  return {
    send: act("send"),
    decline: act("decline"),
    declineWithReason: act("declineWithReason"),
    reason: act("reason"),
    run: act("run"),
    share: act("share"),
    allow: act("allow"),
    ...(text && { text }),
  };
}
