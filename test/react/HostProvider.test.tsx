import { render, screen } from "@testing-library/react";
import { HostProvider, useHost, useMessages } from "mcp-host-ui";
import { createHost } from "mcp-host-ui/host";
import { memo } from "react";
import { describe, expect, it, vi } from "vitest";

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
});
