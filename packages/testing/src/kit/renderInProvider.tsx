import type { RenderResult } from "@testing-library/react";
import { HostProvider, type HostProviderProps } from "mcp-host-ui";
import type { Host } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { tellInAct } from "./tellInAct.js";

const actEnvironment = "IS_REACT_ACT_ENVIRONMENT";

/** The pages that are open, and React's own setting before the first of them. */
const open = { pages: 0, before: undefined as unknown };

/** Renders a user interface inside of a `HostProvider` without waits; `restore` gives React's own setting back. */
export async function renderInProvider(
  ui: ReactNode,
  host: Host,
  props: Omit<HostProviderProps, "host" | "children">,
): Promise<{ readonly rendered: RenderResult; readonly restore: () => void }> {
  // Loaded here: who only wants `startServer` need not have it.
  const { act, render } = await import("@testing-library/react");
  const told = tellInAct(host, act);
  // A form loads what validates its answers: as in a page, that arrives when it does, and inside no `act`.
  if (open.pages === 0) open.before = Reflect.get(globalThis, actEnvironment);
  open.pages += 1;
  let isOpen = true;
  Reflect.set(globalThis, actEnvironment, false);
  const rendered = render(ui, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <HostProvider
        {...props}
        host={told}
        safety={{ armAfter: 0, ...props.safety }}
        questions={{ undo: 0, ...props.questions }}
        bars={{ showSent: 0, ...props.bars }}
      >
        {children}
      </HostProvider>
    ),
  });
  const restore = () => {
    if (!isOpen) return;
    isOpen = false;
    open.pages -= 1;
    if (open.pages === 0) Reflect.set(globalThis, actEnvironment, open.before);
  };
  return { rendered, restore };
}
