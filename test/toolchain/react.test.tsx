import { render, screen } from "@testing-library/react";
import * as React from "react";
import { version as domVersion } from "react-dom";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";

const { REACT_MAJOR, REACT_COMPILER } = import.meta.env;

function Greeting() {
  const { register } = useForm({ defaultValues: { name: "Ada" } });
  return <input aria-label="Name" {...register("name")} />;
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
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  });

  it("runs compiled components where the project says so, and only there", () => {
    expect(/compiler-runtime|\b_?c\d*\)?\(\d+\)/.test(Greeting.toString())).toBe(
      REACT_COMPILER === "on",
    );
  });
});
