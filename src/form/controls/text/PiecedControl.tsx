"use client";

import {
  memo,
  type NamedExoticComponent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { cx } from "../../../ui/cx.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { FarPiece } from "../../../ui/long-text/FarPiece.js";
import {
  createPiecedText,
  crossing,
  type PieceCaret,
  type PiecedText,
  type TextPiece,
} from "../../../ui/long-text/piecedText.js";
import { useNear } from "../../../ui/long-text/useNear.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { Entry } from "../../model/entry.js";
import { useFieldContext } from "../../parts/field/FieldContext.js";
import { useReviewMessages } from "../../review/useReviewMessages.js";
import type { BoundControlProps } from "../boundControl.js";
import type { ControlAttributes } from "../controlProps.js";
import { useWritten } from "../useWritten.js";
import { textOf } from "../writeText.js";
import { MaskedLines } from "./MaskedLines.js";
import { SecretToggle } from "./SecretToggle.js";
import { useKeptPlace } from "./useKeptPlace.js";

/** A text or JSON of thousands of lines; a secret is masked in one line. Renders a `<div>` or an `<input>` element. */
export function PiecedControl({
  field,
  binding,
  secret,
  attributes: { "aria-describedby": described = "", ...others },
}: BoundControlProps<"text"> | BoundControlProps<"json">): ReactNode {
  const { form } = useMessages();
  const [isShown, setShown] = useState(false);
  const isMasked = secret && !isShown;
  const place = useKeptPlace(isMasked);
  const isCode = field.kind === "json";
  const hintId = `${others.id}-json`;
  const allDescribed = [isCode && hintId, described].filter(Boolean).join(" ") || undefined;
  const attributes = { ...others, "aria-describedby": allDescribed };
  return (
    <>
      {field.kind === "json" && (
        <p id={hintId} className="mcp-form-hint">
          {form.json(field)}
        </p>
      )}
      {isMasked ? (
        <MaskedLines binding={binding} attributes={attributes} place={place} />
      ) : (
        <PiecedArea binding={binding} attributes={attributes} isCode={isCode} />
      )}
      {secret && (
        <SecretToggle
          shown={isShown}
          onShownChange={setShown}
          labelledBy={attributes["aria-labelledby"]}
        />
      )}
    </>
  );
}

interface PiecedAreaProps extends Pick<BoundControlProps, "binding" | "attributes"> {
  readonly isCode: boolean;
}

/**
 * A text of thousands of lines, which one text area would lay out in one long task: a text area for each few hundred lines,
 * and only near the window.
 */
function PiecedArea({ binding, attributes, isCode }: PiecedAreaProps) {
  const visible = useVisibleText();
  const label = visible(useFieldContext().label);
  const words = useReviewMessages();
  const box = useRef<HTMLDivElement>(null);
  const [text] = useState(() => createPiecedText(linesOf(binding.get())));
  const [caret, setCaret] = useState<PieceCaret>();
  const pieces = useSyncExternalStore(text.subscribe, text.getState, text.getState);
  const write = useCallback(
    (_: HTMLElement, entry: Entry) => {
      const next = linesOf(entry);
      if (next !== text.read()) text.write(next);
    },
    [text],
  );
  const take = useCallback(() => binding.take(text.read()), [binding, text]);
  useWritten(box, binding, write, { focus: focusFirst, take });
  const { id, "aria-labelledby": labelledBy, ...marks } = attributes;
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={labelledBy}
      className={cx("mcp-form-textarea mcp-form-pieces", isCode ? "mcp-form-code" : undefined)}
    >
      {pieces.map((piece, index) => (
        <Piece
          key={piece.key}
          piece={piece}
          text={text}
          id={index === 0 ? id : undefined}
          label={words.piece({ label, position: index + 1, count: pieces.length })}
          marks={marks}
          isCode={isCode}
          caret={caret?.key === piece.key ? caret.position : undefined}
          onInput={take}
          onCaretChange={setCaret}
        />
      ))}
    </div>
  );
}

interface PieceProps {
  readonly piece: TextPiece;
  readonly text: PiecedText;
  /** The control's id, for the first piece. */
  readonly id: string | undefined;
  readonly label: string;
  readonly marks: Omit<ControlAttributes, "id" | "aria-labelledby">;
  readonly isCode: boolean;
  /** The position of the caret, if it belongs in this piece. */
  readonly caret: number | undefined;
  readonly onInput: () => void;
  readonly onCaretChange: (caret: PieceCaret) => void;
}

const Piece: NamedExoticComponent<PieceProps> = memo(function Piece(props: PieceProps): ReactNode {
  const { piece, id, caret } = props;
  const { ref, isNear } = useNear<HTMLDivElement>(id !== undefined || caret !== undefined);
  return (
    <div ref={ref} className="mcp-piece">
      {isNear || caret !== undefined ? <PieceArea {...props} /> : <FarPiece text={piece.text} />}
    </div>
  );
});

function PieceArea({
  piece,
  text,
  id,
  label,
  marks,
  isCode,
  caret,
  onInput,
  onCaretChange,
}: PieceProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // By its property, as in every text box: an attribute or a child is read by scripts and session replays.
    if (area.current) area.current.value = piece.text;
  }, [piece]);
  useEffect(() => {
    if (caret === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  }, [caret]);
  return (
    <textarea
      {...marks}
      ref={area}
      id={id}
      aria-label={label}
      className="mcp-piece-area"
      autoComplete="none"
      dir={isCode ? "ltr" : "auto"}
      spellCheck={!isCode}
      rows={piece.text.split("\n").length}
      onChange={({ currentTarget }) => {
        text.setPiece(piece.key, currentTarget.value);
        onInput();
      }}
      onKeyDown={(event) => {
        const next = crossing(event, text, piece.key);
        if (!next) return;
        event.preventDefault();
        onCaretChange(next);
        onInput();
      }}
    />
  );
}

function focusFirst(box: HTMLElement): void {
  box.querySelector("textarea")?.focus();
}

/** The text as text areas hold it. */
function linesOf(entry: Entry): string {
  return textOf(entry).replace(/\r\n?/g, "\n");
}
