import { render, screen } from "@testing-library/react";
import { type ReactNode, useRef } from "react";
import { describe, expect, it } from "vitest";
import {
  type Caret,
  useCaret,
} from "../../../../../../src/kinds/sampling/react/content/edits/useCaret.js";

function Field({ caret }: { readonly caret: Caret }): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  useCaret(area, caret, "end");
  return <textarea ref={area} defaultValue="Say hello" />;
}

function Page({ caret }: { readonly caret?: Caret }): ReactNode {
  return (
    <>
      <button type="button">Edit</button>
      <button type="button">Run</button>
      {caret && <Field caret={caret} />}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");

describe("useCaret", () => {
  it.each([
    ["what was pressed still has it", () => {}],
    ["nothing has it", () => button("Edit").blur()],
  ])("gives a field that comes late the focus where %s", (_, meanwhile) => {
    const { rerender } = render(<Page />);
    button("Edit").focus();
    const caret = { before: "Say ", from: document.activeElement };
    meanwhile();
    rerender(<Page caret={caret} />);
    expect(field()).toHaveFocus();
    expect(field().selectionStart).toBe(4);
  });

  it("leaves the focus where it has gone meanwhile", () => {
    const { rerender } = render(<Page />);
    button("Edit").focus();
    const caret = { from: document.activeElement };
    button("Run").focus();
    rerender(<Page caret={caret} />);
    expect(button("Run")).toHaveFocus();
  });
});
