import { readFields } from "mcp-host-ui/schema";
import { afterEach, describe, expect, it } from "vitest";
import { createFocusTargets } from "../../../src/form/react/createFocusTargets.js";

afterEach(() => document.body.replaceChildren());

const [field] = readFields({ properties: { city: { type: "string" } } }).fields;
if (!field) throw new Error("The form has no field.");

const addInput = () => document.body.appendChild(document.createElement("input"));

describe("createFocusTargets", () => {
  it("focuses a control that is there", () => {
    const targets = createFocusTargets(() => {});
    const input = addInput();
    targets.set(field, input);
    targets.focus(field);
    expect(document.activeElement).toBe(input);
  });

  it("focuses one that comes later", async () => {
    const targets = createFocusTargets(() => {});
    targets.focus(field);
    const input = addInput();
    targets.set(field, input);
    await Promise.resolve();
    expect(document.activeElement).toBe(input);
  });

  it("leaves the focus with whoever went elsewhere before it came", async () => {
    const targets = createFocusTargets(() => {});
    targets.focus(field);
    const elsewhere = addInput();
    elsewhere.focus();
    targets.set(field, addInput());
    await Promise.resolve();
    expect(document.activeElement).toBe(elsewhere);
  });
});
