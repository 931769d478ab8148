import { renderWithHost } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, useHost, useRoots } from "mcp-host-ui";
import { createHost, Roots, roots } from "mcp-host-ui/host";
import { type ReactNode, useSyncExternalStore } from "react";
import { describe, expect, it, onTestFinished } from "vitest";

const planning = "file:///Users/agent/travel-planning";
const archive = "file:///Users/agent/archive/2023-trips";

async function open(ui: ReactNode, options: Roots.Options = {}) {
  const host = createHost({ kinds: [roots(options)] });
  const rendered = await renderWithHost(ui, { host });
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

function Button({ name, press }: { name: string; press: (() => Promise<unknown>) | undefined }) {
  return (
    press && (
      <button type="button" onClick={() => void press()}>
        {name}
      </button>
    )
  );
}

/** The least that a host could write: every root with every action that it has. */
function RootsList({ session }: { session?: string }) {
  const { ready, roots, servers, add, pick } = useRoots({ session });
  if (!ready) return <p>Loading</p>;
  return (
    <>
      <Button name="Add" press={() => add("/Users/agent/archive/2023-trips", { name: "Old" })} />
      <Button name="Pick" press={pick} />
      <ul>
        {roots.map((root) => (
          <li key={root.id} aria-label={root.path}>
            {`${root.name ?? root.path}, ${root.origin}`}
            <Button name="Rename" press={() => root.change({ name: "Mine" })} />
            <Button name="Up" press={() => root.moveTo(0)} />
            {root.origin === "manual" && <Button name="Remove" press={root.remove} />}
          </li>
        ))}
      </ul>
      {servers.map(({ session, name, decision, decide }) => (
        <section key={session} aria-label={name}>
          {decision}
          <Button name="Share" press={() => decide("share")} />
        </section>
      ))}
    </>
  );
}

const press = (name: string) => screen.findByRole("button", { name });
const rows = () => screen.getAllByRole("listitem").map((row) => row.firstChild?.textContent);

describe("useRoots", () => {
  it("hands out the roots with what a person can do, and the server gets what they did", async () => {
    const { user, server } = await open(<RootsList />, { initial: [planning] });
    await user.click(await press("Add"));
    await screen.findByText("Old, manual");
    expect(screen.getAllByRole("button", { name: "Remove" })).toHaveLength(1);
    await user.click(screen.getAllByRole("button", { name: "Up" })[1] ?? document.body);
    await expect.poll(rows).toEqual(["Old, manual", "/Users/agent/travel-planning, host"]);
    await user.click(screen.getAllByRole("button", { name: "Rename" })[1] ?? document.body);
    await screen.findByText("Mine, host");
    await user.click(await press("Share"));
    await expect(server.request({ method: "roots/list" }).answer).resolves.toEqual({
      roots: [
        { uri: archive, name: "Old" },
        { uri: planning, name: "Mine" },
      ],
    });
    await user.click(await press("Remove"));
    await expect(server.request({ method: "roots/list" }).answer).resolves.toEqual({
      roots: [{ uri: planning, name: "Mine" }],
    });
  });

  it("shows with a session only what its server gets", async () => {
    const { host } = await open(<RootsList session="travel" />, { initial: [planning, archive] });
    await expect.poll(rows).toHaveLength(2);
    await host.send({ type: "roots/change", id: archive, servers: ["maps"] });
    await expect.poll(rows).toEqual(["/Users/agent/travel-planning, host"]);
    expect(screen.getByRole("region", { name: "Travel Booking" })).toHaveTextContent("ask");
  });

  it("has a picker where the host app has one", async () => {
    const { user } = await open(<RootsList />, { pickFolders: async () => ["/picked"] });
    await user.click(await press("Pick"));
    expect(await screen.findByText("/picked, manual")).toBeVisible();
  });

  it("has none where it has none", async () => {
    await open(<RootsList />);
    await press("Add");
    expect(screen.queryByRole("button", { name: "Pick" })).toBeNull();
  });

  it("is not ready where the host has no roots", async () => {
    const rendered = await renderWithHost(<RootsList />);
    onTestFinished(rendered.close);
    expect(screen.getByText("Loading")).toBeVisible();
  });

  it("gives the same objects until something about them changes", async () => {
    const seen: ReturnType<typeof useRoots>[] = [];
    const Watch = ({ onResult }: { onResult: (result: ReturnType<typeof useRoots>) => void }) => {
      onResult(useRoots());
      return null;
    };
    const { host } = await open(<Watch onResult={(result) => seen.push(result)} />, {
      initial: [planning],
    });
    await expect.poll(() => seen.at(-1)?.roots.length).toBe(1);
    const [first] = seen.at(-1)?.roots ?? [];
    await Roots.sync(host, [planning, archive]);
    await expect.poll(() => seen.at(-1)?.roots.length).toBe(2);
    expect(seen.at(-1)?.roots[0]).toBe(first);
  });
});

/** The least that a host could write for a server's first question. */
function Consent() {
  const { request: current } = useRoots();
  const host = useHost();
  const { open, settled } = useSyncExternalStore(host.subscribe, host.getState);
  return (
    <>
      <output>{`${open.length} open, ${settled.length} settled`}</output>
      {current?.phase === "open" && (
        <section aria-label="question">
          {current.roots.map(({ id, path }) => (
            <p key={id}>{path}</p>
          ))}
          <p>{`fails the ${current.fails}`}</p>
          <Button name="Share" press={current.share} />
          <Button name="Refuse" press={() => current.refuse("Not this one.")} />
          <Button name="Cancel" press={current.cancel} />
          <Button name="Later" press={current.putAside} />
          <Button name="Stop" press={current.stopCall} />
        </section>
      )}
      {open.map(({ id }) => (
        <Button key={id} name="Resume" press={() => host.send({ type: "resume", id })} />
      ))}
      {current?.phase === "settled" && <Button name="Dismiss" press={current.dismiss} />}
    </>
  );
}

describe("useRoots().request", () => {
  const ask = async () => {
    const opened = await open(<Consent />, { initial: [planning] });
    const asked = opened.server.request({ method: "roots/list" });
    await screen.findByText("/Users/agent/travel-planning");
    return { ...opened, ...asked };
  };

  it("gives the server what the person saw and shared", async () => {
    const { user, host, answer } = await ask();
    await Roots.sync(host, [archive]);
    await screen.findByText("/Users/agent/archive/2023-trips");
    await user.click(await press("Share"));
    await expect(answer).resolves.toEqual({ roots: [{ uri: archive }] });
    await screen.findByText("0 open, 1 settled");
  });

  it.each([
    ["Refuse", /User rejected roots request/],
    ["Cancel", /without deciding/],
    ["Stop", /./],
  ])("tells the server at %s that it gets nothing", async (name, message) => {
    const { user, answer } = await ask();
    expect(screen.getByText("fails the request")).toBeVisible();
    await user.click(await press(name));
    await expect(answer).rejects.toThrow(message);
  });

  it("is put aside and taken up again", async () => {
    const { user, answer } = await ask();
    await user.click(await press("Later"));
    await expect.poll(() => screen.queryByRole("region", { name: "question" })).toBeNull();
    await user.click(await press("Resume"));
    await user.click(await press("Share"));
    await expect(answer).resolves.toEqual({ roots: [{ uri: planning }] });
  });

  it("says that the server withdrew its question, until it is dismissed", async () => {
    const { user, withdraw } = await ask();
    withdraw();
    await user.click(await press("Dismiss"));
    await expect.poll(() => screen.queryByRole("button")).toBeNull();
  });

  it("claims the question only if the component reads it", async () => {
    const { server } = await open(
      <>
        <HostPrompts />
        <RootsList />
      </>,
      { initial: [planning] },
    );
    const { withdraw } = server.request({ method: "roots/list" });
    expect(await screen.findByRole("dialog")).toBeVisible();
    withdraw();
  });

  it("shares the ticked roots of those that the user saw", async () => {
    function Ticked() {
      const { request } = useRoots();
      if (request?.phase !== "open") return null;
      return <Button name="Share one" press={() => request.share({ uris: [planning] })} />;
    }
    const { server, user } = await open(
      <>
        <HostPrompts />
        <Ticked />
      </>,
      { initial: [planning, archive] },
    );
    const { answer } = server.request({ method: "roots/list" });
    await user.click(await press("Share one"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(answer).resolves.toEqual({ roots: [{ uri: planning }] });
  });
});
