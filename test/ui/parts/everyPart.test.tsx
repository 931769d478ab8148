import { readFileSync } from "node:fs";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import * as face from "mcp-host-ui";
import * as kind from "mcp-host-ui/kind";
import * as rulesManager from "mcp-host-ui/rules-manager";
import { createElement, createRef, type FunctionComponent, version } from "react";
import { describe, expect, it, vi } from "vitest";
import { inspected } from "../../support/inspected.js";
import { buttons, compositions, plainButtons, providers, situationOf } from "./situationOf.js";
import type { World } from "./situations.js";

/** Before React 19 a ref is no prop of a function. */
const refsAreProps = !version.startsWith("18.");

const theming = readFileSync("stories/pages/Theming.mdx", "utf8");

type Part = FunctionComponent<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === "function" ||
  (typeof value === "object" && value !== null && "$$typeof" in value);
const isComponentName = (name: string) => /^[A-Z]/.test(name);
const isNamespace = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  Reflect.get(value, Symbol.toStringTag) === "Module";

/** Every component that an entry exports, alone or in a namespace. */
const parts = [face, kind, rulesManager].flatMap((entry) =>
  Object.entries(entry).flatMap(([outer, exported]: [string, unknown]) => {
    if (!isNamespace(exported))
      return isPart(exported) && isComponentName(outer) ? [[outer, exported] as const] : [];
    return Object.entries(exported).flatMap(([name, part]: [string, unknown]) =>
      isPart(part) ? [[`${outer}.${name}`, part] as const] : [],
    );
  }),
);
const single = parts.filter(([name]) => !compositions.has(name) && !providers.has(name));

async function renderPart(name: string, Part: Part, given: object = {}) {
  const { situation, props } = situationOf[name] ?? {};
  if (!situation)
    throw new Error(`situationOf.ts does not say where ${name} has something to show.`);
  const world = await situation(createElement(Part, { title: "the part", ...props, ...given }));
  return { ...world, element: await screen.findByTitle("the part") };
}

it("knows every component that an entry exports", () => {
  expect(parts.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(situationOf), ...compositions, ...providers].toSorted(),
  );
});

it.each(parts.filter(([name]) => compositions.has(name)))("%s takes no props", (_, Part) => {
  expect(Part).toHaveLength(0);
});

describe.each(single)("%s", (name, Part) => {
  it("hands its element what it is given", async () => {
    const ref = createRef<Element>();
    const { element } = await renderPart(name, Part, {
      ...(refsAreProps && { ref }),
      className: "mine",
      style: { color: "red" },
      "data-mine": "it",
    });
    expect(element).toHaveClass("mine");
    expect(element.className).toMatch(/\bmcp-/);
    expect(element).toHaveStyle({ color: "rgb(255, 0, 0)" });
    expect(element).toHaveAttribute("data-mine", "it");
    expect(ref.current).toBe(refsAreProps ? element : null);
    expect(element.tagName === "BUTTON").toBe(buttons.has(name) || plainButtons.has(name));
    const states = element
      .getAttributeNames()
      .filter((attribute) => /^data-(?!mine)/.test(attribute));
    expect(states.filter((attribute) => !theming.includes(`\`${attribute}\``))).toEqual([]);
  });

  it("lets its caller hear what happens to it", async () => {
    const heard: string[] = [];
    const hear = ({ type, currentTarget }: React.SyntheticEvent) => {
      if (currentTarget.getAttribute("title") === "the part") heard.push(type);
    };
    const { element } = await renderPart(name, Part, {
      onKeyDown: hear,
      onFocus: hear,
      onBlur: hear,
      onClickCapture: hear,
      onDragOver: hear,
    });
    fireEvent.focus(element);
    fireEvent.keyDown(element, { key: "F2" });
    fireEvent.blur(element);
    fireEvent.dragOver(element, { dataTransfer: { types: [] } });
    fireEvent.click(element);
    expect(new Set(heard)).toEqual(new Set(["focus", "keydown", "blur", "dragover", "click"]));
  });
});

/** All that a press could change, without what is only said, or loads, a moment later. */
function lookAt({ host, server }: World): string {
  const shown = [...document.querySelectorAll("[data-step], button")].map(
    (element) => element.getAttribute("data-step") ?? element.textContent,
  );
  return JSON.stringify([shown, host.getState(), server.received]);
}

describe.each(single.filter(([name]) => buttons.has(name)))("%s", (name, Part) => {
  it("does its part after its caller's handler", async () => {
    const onClick = vi.fn<() => void>();
    const { element, ...world } = await renderPart(name, Part, { onClick });
    await inspected();
    const before = lookAt(world);
    await userEvent.click(element);
    expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(lookAt(world)).not.toBe(before));
  });

  it("does nothing where its caller prevents that", async () => {
    const onClick = (event: React.SyntheticEvent) => event.preventDefault();
    const { element, ...world } = await renderPart(name, Part, { onClick });
    await inspected();
    const before = lookAt(world);
    await userEvent.click(element);
    expect(lookAt(world)).toBe(before);
  });
});
