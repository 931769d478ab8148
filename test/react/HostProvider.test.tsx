import { render, screen } from "@testing-library/react";
import { HostProvider, useHost, useMessages } from "mcp-host-ui";
import { createHost } from "mcp-host-ui/host";
import { createInspector } from "mcp-host-ui/safety";
import { type ComponentProps, forwardRef, memo } from "react";
import { describe, expect, it, vi } from "vitest";
import { useHostSettings } from "../../src/react/HostContext.js";
import { Button } from "../../src/ui/Button.js";

const host = createHost({ kinds: [] });

function Words() {
  const { prompt } = useMessages();
  return (
    <p>
      {prompt.cancel}, {prompt.decline}
    </p>
  );
}

describe("HostProvider", () => {
  it("hands its host to hooks", () => {
    const seen = vi.fn();
    function Probe() {
      seen(useHost());
      return null;
    }
    render(
      <HostProvider host={host}>
        <Probe />
      </HostProvider>,
    );
    expect(seen).toHaveBeenCalledWith(host);
  });

  it("says what to write where a hook has none around it", () => {
    vi.mocked(console.error).mockImplementation(() => {});
    function Probe() {
      return typeof useHost();
    }
    expect(() => render(<Probe />)).toThrow("Write <HostProvider host={host}>…</HostProvider>");
    vi.mocked(console.error).mockClear();
  });

  it("says what to write where it was given no host", () => {
    vi.mocked(console.error).mockImplementation(() => {});
    expect(() => render(<HostProvider host={undefined as never} />)).toThrow(
      "Write <HostProvider host={host}> with the host of createHost()",
    );
    vi.mocked(console.error).mockClear();
  });

  it("takes single sentences in place of the catalogue's", () => {
    render(
      <HostProvider host={host} messages={{ prompt: { cancel: "Never mind" } }}>
        <Words />
      </HostProvider>,
    );
    expect(screen.getByText("Never mind, Decline")).toBeInTheDocument();
  });

  it("renders nothing below it again when it is given the same", () => {
    const renders = vi.fn();
    const Probe = memo(function Probe() {
      renders(useHost());
      return null;
    });
    const app = () => (
      <HostProvider host={host} locale="ar">
        <Probe />
      </HostProvider>
    );
    const { rerender } = render(app());
    renders.mockClear();
    rerender(app());
    expect(renders).not.toHaveBeenCalled();
  });

  it("needs no stable value: it renders nothing below it again for the same ones written inline", async () => {
    const renders = vi.fn();
    const Probe = memo(function Probe() {
      renders(useMessages().prompt.cancel, useHost());
      return null;
    });
    const called: string[] = [];
    const app = (name: string) => (
      <HostProvider
        host={host}
        messages={{ prompt: { cancel: "Never mind" } }}
        custom={{
          kinds: [],
          openPage: () => called.push(name) > 0,
          onError: () => called.push(name),
        }}
        safety={{
          framedBy: ["https://app.example"],
          inspector: { ...createInspector() },
          confirmSecret: () => true,
        }}
        questions={{ onKeysChange: () => called.push(name) }}
        bars={{ onEdgeChange: () => called.push(name) }}
      >
        <Probe />
        <Opens />
      </HostProvider>
    );
    function Opens() {
      const { openPage } = useHostSettings().custom;
      return (
        <button type="button" onClick={() => openPage?.("https://a.example")}>
          Open
        </button>
      );
    }
    const { rerender } = render(app("first"));
    renders.mockClear();
    rerender(app("second"));
    expect(renders).not.toHaveBeenCalled();
    screen.getByRole("button").click();
    expect(called).toEqual(["second"]);
  });

  it("keeps a button focused whose function is written inline, and renders its news", () => {
    const app = (className: string) => (
      <HostProvider
        host={host}
        custom={{ button: (props) => <button {...props} type="button" className={className} /> }}
      >
        <Button>Send</Button>
      </HostProvider>
    );
    const { rerender } = render(app("day"));
    const button = screen.getByRole("button");
    button.focus();
    rerender(app("night"));
    expect(button).toHaveFocus();
    expect(button).toHaveClass("night");
  });

  it("takes a component of `forwardRef` as a button", () => {
    render(
      <HostProvider host={host} custom={{ button: RefButton }}>
        <Button>Send</Button>
      </HostProvider>,
    );
    expect(screen.getByRole("button")).toHaveClass("app");
  });
});

const RefButton = forwardRef<HTMLButtonElement, ComponentProps<"button">>((props, ref) => (
  <button {...props} ref={ref} type="button" className="app" />
));
