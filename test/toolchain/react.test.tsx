import * as Dialog from "@radix-ui/react-dialog";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import * as React from "react";
import { useState } from "react";
import { version as domVersion } from "react-dom";
import { describe, expect, it } from "vitest";

const { REACT_MAJOR, REACT_COMPILER } = import.meta.env;

function Greeting() {
  const [greetings, setGreetings] = useState(0);
  return (
    <>
      <Dialog.Root defaultOpen>
        <Dialog.Title>Ada</Dialog.Title>
      </Dialog.Root>
      <button
        type="button"
        onClick={() => setGreetings(greetings + 1)}
      >{`Greeted ${greetings}`}</button>
    </>
  );
}

describe("the React of this test project", () => {
  it("is the one that the project names, in the renderer too", () => {
    expect([React.version, domVersion].map((version) => version.split(".")[0])).toEqual([
      REACT_MAJOR,
      REACT_MAJOR,
    ]);
  });

  it("is the only one: a dependency's hooks run in it", () => {
    render(<Greeting />);
    expect(screen.getByRole("heading", { name: "Ada" })).toBeInTheDocument();
  });

  it("is the one that user-event's presses are acts of", async () => {
    render(<Greeting />);
    await userEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("button", { name: "Greeted 1" })).toBeVisible();
  });

  it("runs compiled components where the project says so, and only there", () => {
    expect(/compiler-runtime|\b_?c\d*\)?\(\d+\)/.test(Greeting.toString())).toBe(
      REACT_COMPILER === "on",
    );
  });
});
