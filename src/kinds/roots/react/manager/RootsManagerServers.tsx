"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useMessages } from "../../../../ui/useMessages.js";
import type { RootsDecision } from "../../core/rootRecord.js";
import type { RootsServerView } from "../hooks/rootsView.js";
import { useRootsContext } from "./RootsContext.js";
import { rootLabel } from "./rootLabel.js";
import { useListedNames } from "./useListedNames.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Servers`. */
export type RootsManagerServersProps = Omit<ComponentProps<"div">, "children">;

const decisions = ["share", "ask", "refuse"] as const;
/** The value of the choice that only the question itself offers: some of the folders. */
const part = "part";
const underReview = ["ask", "refuse"] as const;

/** Which servers may know of the roots, and the person's way to change that. Renders a `<div>` element. */
export function RootsManagerServers(props: RootsManagerServersProps): ReactNode {
  const words = useRootsMessages();
  const { servers, asksEachTime } = useRootsContext().roots;
  const id = useId();
  return (
    <div
      role="group"
      {...mergeProps({ "aria-labelledby": id, className: "mcp-roots-sharing" }, props)}
    >
      <h3 id={id} className="mcp-roots-subheading">
        {words.sharing}
      </h3>
      {servers.length === 0 && <p className="mcp-roots-hint">{words.noSharing}</p>}
      {asksEachTime && <p className="mcp-roots-hint">{words.askedEachTime}</p>}
      {servers.map((server) => (
        <ServerDecision
          key={server.session}
          server={server}
          offers={asksEachTime ? underReview : decisions}
        />
      ))}
    </div>
  );
}

interface ServerDecisionProps {
  readonly server: RootsServerView;
  /** The decisions to choose from. */
  readonly offers: readonly RootsDecision[];
}

function ServerDecision({ server, offers }: ServerDecisionProps): ReactNode {
  const words = useRootsMessages();
  const { locale } = useMessages();
  const list = useListedNames();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const { guard, roots } = useRootsContext();
  const { decision, by, at, uris } = server;
  const labels = roots.roots.filter(({ uri }) => uris?.includes(uri)).map(rootLabel);
  const visible = useVisibleText();
  const name = visible(server.name);
  return (
    <div className="mcp-roots-server">
      <span className="mcp-roots-server-text">
        <bdi className="mcp-roots-server-name">{name}</bdi>
        {uris && (
          <span className="mcp-roots-hint">
            {labels.length === 0
              ? words.partOfNone
              : words.partOf({ roots: list(labels.map(visible)) })}
          </span>
        )}
        {by === "host" && <span className="mcp-roots-hint">{words.decidedByHost}</span>}
        {at !== undefined && (
          <span className="mcp-roots-hint">{words.decided({ date: day.format(at) })}</span>
        )}
      </span>
      <select
        aria-label={words.sharingWith({ server: name })}
        className="mcp-roots-input mcp-roots-select"
        value={uris ? part : decision}
        onChange={(event) => {
          const chosen = offers.find((known) => known === event.target.value);
          // A no is always taken.
          if (!chosen || (chosen !== "refuse" && !guard.accepts(event.nativeEvent))) return;
          void server.decide(chosen);
        }}
      >
        {uris && <option value={part}>{words.sharePart}</option>}
        {offers.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}
