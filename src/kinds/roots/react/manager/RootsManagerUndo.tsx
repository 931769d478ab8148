"use client";

import { type ComponentProps, type ReactNode, useEffect } from "react";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { useRootsContext } from "./RootsContext.js";
import { rootLabel } from "./rootLabel.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Undo`. */
export type RootsManagerUndoProps = Omit<ComponentProps<"div">, "children">;

/**
 * Brings back the root removed last, at its old place; stays until it is used or dismissed, and takes the focus that
 * the removed row had. Renders a `<div>` element, or nothing if nothing was taken away.
 */
export function RootsManagerUndo({ className, ...props }: RootsManagerUndoProps): ReactNode {
  const words = useRootsMessages();
  const { roots, removed, setRemoved, announce, domId, focus } = useRootsContext();
  const undoId = `${domId}-undo`;
  useEffect(() => {
    if (removed) focus(undoId);
  }, [removed, undoId, focus]);
  if (!removed) return null;
  const { root, place } = removed;
  const label = rootLabel(root);

  const leave = () => {
    setRemoved(undefined);
    focus(`${domId}-list`);
  };
  const bringBack = async () => {
    const { path, name, servers, exclusions } = root;
    const changes = { ...(name !== undefined && { name }), servers, exclusions };
    const receipt = await roots.add(path, { at: place, ...changes });
    announce(receipt.done ? words.added({ root: label }) : words.failed);
    if (receipt.done) leave();
  };

  return (
    <div {...props} className={cx("mcp-roots-undo", className)}>
      <p className="mcp-roots-undo-text">{words.removed({ root: label })}</p>
      <Button id={undoId} onClick={() => void bringBack()}>
        {words.undo}
      </Button>
      <Button weight="quiet" onClick={leave}>
        {words.dismiss}
      </Button>
    </div>
  );
}
