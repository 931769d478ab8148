"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useHostSettings } from "../../react/HostContext.js";
import { useBrowserLayoutEffect } from "../../react/useBrowserLayoutEffect.js";
import { Guarded } from "../../ui/Guarded.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { BrokenQuestion } from "../frame/BrokenQuestion.js";
import { useQuestionFrame } from "../frame/usePromptFrame.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { PopupContainerContext } from "./PopupContainerContext.js";
import { PromptWindow } from "./PromptWindow.js";
import { useCoveredMark } from "./useCoveredMark.js";
import { useTopModal } from "./useTopModal.js";

/** The props of `QuestionDialog`. */
export interface QuestionDialogProps<View extends QuestionView> extends ComponentProps<"div"> {
  readonly kind: QuestionKind<View>;
  /** The question to show. */
  readonly view: View | undefined;
  /** The number of questions that wait behind it. */
  readonly waiting: number;
}

/** A dialog that shows one question of a kind after another without closing in between. */
export function QuestionDialog<View extends QuestionView>({
  kind,
  view,
  ...props
}: QuestionDialogProps<View>): ReactNode {
  return (
    <PromptLayer open={view !== undefined}>
      {view && (
        <Guarded
          resetKey={view.id}
          fallback={<BrokenQuestion question={view} ways={kind.waysOut(view)} surface="dialog" />}
        >
          <kind.Words view={view}>
            {({ title }) => <DialogContent {...props} kind={kind} view={view} name={title} />}
          </kind.Words>
        </Guarded>
      )}
    </PromptLayer>
  );
}

function DialogContent<View extends QuestionView>({
  kind,
  view,
  name,
  waiting,
  children,
  ...props
}: QuestionDialogProps<View> & { readonly view: View; readonly name: string }): ReactNode {
  const frame = useQuestionFrame(kind, view, { title: name, waiting, surface: "dialog" });
  const own = {
    ...(kind.isWide && { "data-wide": "" }),
    ...(kind.isSteady && { "data-steady": "" }),
  };
  return (
    <PromptWindow {...mergeProps(own, props)} frame={frame}>
      <kind.Provider view={view}>{children ?? <kind.Content />}</kind.Provider>
    </PromptWindow>
  );
}

/** The props of `PromptLayer`. */
interface PromptLayerProps {
  /** Whether there is something to show. */
  readonly open: boolean;
  /** A `PromptWindow`. */
  readonly children: ReactNode;
}

/**
 * The layer above the page, a modal `<dialog>` of the app, and a full-screen element. One dialog after another shows in it
 * without closing in between. Renders a `<div>` element.
 */
function PromptLayer({ open, children }: PromptLayerProps): ReactNode {
  const { container } = useHostSettings();
  const modal = useTopModal(open, true);
  useScrollMark(open);
  useCoveredMark(open);
  // Radix opens what is there closed, and finds the page's body, in effects: all of the dialog would be made at one go there.
  return (
    <Dialog.Root key={modal ? "modal" : "page"} open={open} modal={false}>
      {open && (
        <Dialog.Portal container={modal ?? container ?? document.body}>
          <div
            ref={modal ? rise : undefined}
            className="mcp-prompt-layer"
            {...(modal && { popover: "manual" })}
          >
            <WithPopups>{children}</WithPopups>
          </div>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}

/**
 * Gives what it is around an element for popups. It goes with the dialog: React keeps a component's state of one render
 * before, and in what stays in the page that would keep all nodes of the last dialog.
 */
function WithPopups({ children }: Pick<PromptLayerProps, "children">): ReactNode {
  const [popups, setPopups] = useState<HTMLElement | null>(null);
  return (
    <>
      <PopupContainerContext.Provider value={popups ?? undefined}>
        {children}
      </PopupContainerContext.Provider>
      <div ref={setPopups} className="mcp-prompt-popups" />
    </>
  );
}

/** Lifts the layer out of a dialog that scrolls, clips or is transformed. */
function rise(layer: HTMLElement | null): void {
  if (layer?.isConnected && !layer.matches(":popover-open")) layer.showPopover();
}

let openLayers = 0;

/**
 * Marks the root element while a dialog is open, so that a stylesheet can stop the page from scrolling and keep the place
 * of its scrollbar free. A dialog in a suspended boundary is still in the page, but marks nothing.
 */
function useScrollMark(isOpen: boolean): void {
  useBrowserLayoutEffect(() => {
    if (!isOpen) return undefined;
    const root = document.documentElement;
    if (openLayers === 0)
      root.toggleAttribute("data-mcp-scrolls", root.scrollHeight > root.clientHeight);
    openLayers += 1;
    root.toggleAttribute("data-mcp-open", true);
    return () => {
      openLayers -= 1;
      if (openLayers > 0) return;
      root.removeAttribute("data-mcp-open");
      root.removeAttribute("data-mcp-scrolls");
    };
  }, [isOpen]);
}
