import { render, screen } from "@testing-library/react";
import { HostProvider, useHost, useMessages } from "mcp-host-ui";
import { createHost } from "mcp-host-ui/host";
import { createInspector } from "mcp-host-ui/safety";
import { memo } from "react";
import { describe, expect, it, vi } from "vitest";
import { useHostSettings } from "../../src/react/HostContext.js";

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
        kinds={[]}
        framedBy={["https://app.example"]}
        inspector={{ ...createInspector() }}
        openPage={() => called.push(name) > 0}
        onError={() => called.push(name)}
        onKeysChange={() => called.push(name)}
        onBarsAtChange={() => called.push(name)}
        confirmSecret={() => true}
      >
        <Probe />
        <Opens />
      </HostProvider>
    );
    function Opens() {
      const { openPage } = useHostSettings();
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
});
