"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useHostSettings } from "../../react/HostContext.js";
import { Announcement } from "../../ui/Announcement.js";
import { KeysContext } from "../../ui/keys/KeysContext.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useRefs } from "../../ui/useRefs.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { CoverNotice } from "../frame/CoverNotice.js";
import { UnshownStep } from "../frame/UnshownStep.js";
import type { PromptFrame } from "../frame/usePromptFrame.js";
import { KeysHelp } from "../keys/KeysHelp.js";
import { buttonOf, letterOf, pressShortcut } from "../keys/pressShortcut.js";
import { useKeysMessages } from "../keys/useKeysMessages.js";
import { PromptContext } from "../PromptContext.js";
import type { CardOptions } from "./CardOfQuestions.js";
import { useKeptFocus } from "./useKeptFocus.js";

/** The props of `PromptCardFrame`. */
export interface PromptCardFrameProps
  extends ComponentProps<"section">,
    Pick<CardOptions, "onShown"> {
  readonly frame: PromptFrame;
  /** Whether the card in whose place this one comes had the focus, and then whether this one has. @default known of this card alone */
  readonly hasFocus?: RefObject<boolean>;
}

/** The card around one question. Renders a `<section>` element. */
export function PromptCardFrame({
  frame: { context, guard },
  hasFocus,
  onShown,
  children,
  ref,
  ...props
}: PromptCardFrameProps): ReactNode {
  const attributes = useSurfaceAttributes();
  const { question, title, moment, discardGuard, menu, domId } = context;
  const card = useRef<HTMLElement>(null);
  const attach = useCallback(
    (target: HTMLElement | null) => {
      card.current = target;
      guard.attach(target);
    },
    [guard],
  );
  const refs = useRefs(attach, ref);
  const { keys, onKeysChange } = useHostSettings().questions;
  const [letters, setLetters] = useState<readonly string[]>();
  useKeptFocus(card, `${domId}-title`, moment, hasFocus);
  const tellShown = useRef(onShown);
  useEffect(() => {
    if (card.current) tellShown.current?.(card.current);
  }, []);
  const own = {
    ...attributes,
    // A kind names a short question so, where it has one.
    "aria-labelledby": `${domId}-title ${domId}-question`,
    className: "mcp-card",
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // In a page Escape ends nothing but what was opened or asked on the way out.
      if (event.key === "Escape" && menu.isOpen) menu.close();
      else if (event.key === "Escape" && discardGuard.step !== "answer") discardGuard.goBack();
      if (question.phase !== "open") return;
      // It stays where the person has turned the others off: it is the way back.
      if (letterOf(event) === "?" && (keys || onKeysChange))
        setLetters(letters ? undefined : lettersIn(event.currentTarget));
      else if (keys) pressShortcut(event);
    },
  };
  return (
    <PromptContext.Provider value={context}>
      <section
        // The guard comes before the caller's handlers, which hear of no press that it did not take.
        {...mergeProps(mergeProps(own, props), guard.props)}
        ref={refs}
        data-phase={question.phase}
      >
        <Announcement>{title}</Announcement>
        {letters && <CardKeys letters={letters} onClose={() => setLetters(undefined)} />}
        <KeysContext.Provider value={keys}>{children}</KeysContext.Provider>
        <UnshownStep />
        <CoverNotice guard={guard} />
      </section>
    </PromptContext.Provider>
  );
}

function lettersIn(card: Element): readonly string[] {
  return ["A", "D", "L", "J"].filter((letter) => buttonOf(card, letter));
}

interface CardKeysProps {
  /** The letters that a button stands for. */
  readonly letters: readonly string[];
  readonly onClose: () => void;
}

function CardKeys({ letters, onClose }: CardKeysProps): ReactNode {
  const { allow, decline, later, next, help } = useKeysMessages();
  const keys = [
    { key: "A", text: allow },
    { key: "D", text: decline },
    { key: "L", text: later },
    { key: "J", text: next },
    { key: "?", text: help },
  ];
  const shown = keys.filter(({ key }) => key === "?" || letters.includes(key));
  return <KeysHelp keys={shown} onClose={onClose} />;
}
