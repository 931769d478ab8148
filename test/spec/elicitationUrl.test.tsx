// What the specification asks of a host in URL mode, by the numbers of SPEC.md. Elsewhere, because only a browser or a
// page's own headers can show it: 28 (no opener, no referrer) and 33 (Content-Security-Policy) are in test/e2e/csp.spec.ts.
import { createServer } from "node:http";
import { UrlElicitationRequiredError } from "@modelcontextprotocol/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openPrompt, revisions } from "./openPrompt.js";

const url = "https://pay.travel.com/checkout?booking=7#card";

const pageAt = (address: string) => ({
  mode: "url" as const,
  message: "Pay for the journey.",
  url: address,
  elicitationId: "payment-7",
});

/** A person before an app that opens pages in its own way, as an Electron app does. */
async function openApp(revision: (typeof revisions)[number]) {
  const openPage = vi.fn<(address: string) => boolean>(() => true);
  return { openPage, ...(await openPrompt(revision, { openPage })) };
}

const press = (name: string) => screen.getByRole("button", { name });

/** What examines addresses is loaded with the first of them. */
const find = (name: string) => screen.findByRole("button", { name }, { timeout: 10_000 });

describe.each(revisions)("URL elicitation in %s", (revision) => {
  it("SPEC 24 — shows the host of the page, and opens it once the person agrees", async () => {
    const { server, user, openPage } = await openApp(revision);
    const { answer } = server.elicit(pageAt(url));
    const open = await find("Open the page");
    expect(screen.getByText("Website").parentElement).toHaveTextContent("travel.com");
    expect(openPage).not.toHaveBeenCalled();
    await user.click(open);
    expect(openPage.mock.calls).toEqual([[url]]);
    await expect(answer).resolves.toEqual({ action: "accept" });
  });

  it("SPEC 25 — fetches nothing of the page", async () => {
    const visits: unknown[] = [];
    const web = createServer((request, response) => {
      visits.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void web.close());
    const place = web.address();
    const address = `http://127.0.0.1:${typeof place === "object" ? place?.port : ""}/pay`;

    const { server, user } = await openApp(revision);
    const { answer } = server.elicit(pageAt(address));
    await find("Open the page");
    expect(document.querySelectorAll("[href], [src], iframe, img, link")).toHaveLength(0);
    await user.click(press("Cancel"));

    await expect(answer).resolves.toEqual({ action: "cancel" });
    expect(visits).toEqual([]);
  });

  it.each([
    ["Decline", "decline"],
    ["Cancel", "cancel"],
    ["Close", "cancel"],
  ])("SPEC 26 — opens nothing without consent: %s", async (name, action) => {
    const { server, user, openPage } = await openApp(revision);
    const { answer } = server.elicit(pageAt(url));
    await find("Open the page");
    await user.click(press(name));
    await expect(answer).resolves.toEqual({ action });
    expect(openPage).not.toHaveBeenCalled();
  });

  it("SPEC 27 — shows the whole address, however long, before consent", async () => {
    const long = `${url.replace("#card", "")}&token=${"a1".repeat(1_000)}#card`;
    const { server, openPage } = await openApp(revision);
    server.elicit(pageAt(long));
    await find("Open the page");
    expect(screen.getByText("Full address").parentElement).toHaveTextContent(long);
    expect(openPage).not.toHaveBeenCalled();
  });

  it("SPEC 29 — picks the domain out of the address", async () => {
    const { server } = await openApp(revision);
    server.elicit(pageAt("https://paypal.com.login.evil.co.uk/paypal.com"));
    await find("Open the page");
    expect(screen.getByText("evil.co.uk", { selector: "strong" })).toBeVisible();
  });

  it("SPEC 30 — warns of Punycode", async () => {
    const { server } = await openApp(revision);
    server.elicit(pageAt("https://xn--pypal-4ve.com/"));
    await find("Open the page");
    expect(await screen.findByText(/letters beyond A to Z.*xn--pypal-4ve\.com/)).toBeVisible();
  });

  it("SPEC 31 — refuses what is no URL", async () => {
    const { server, openPage } = await openApp(revision);
    await expect(server.elicit(pageAt("not a url")).answer).rejects.toThrow(/url/i);
    expect(server.received).toEqual([]);
    expect(openPage).not.toHaveBeenCalled();
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "vbscript:x"])(
    "SPEC 32 — refuses %s, and shows the person that it came",
    async (address) => {
      const { server, openPage } = await openApp(revision);
      await expect(server.elicit(pageAt(address)).answer).rejects.toThrow("http");
      const over = await screen.findByRole("dialog", { name: /Travel Booking.* is over/ });
      expect(over).toHaveTextContent(address);
      expect(within(over).queryByRole("button", { name: "Open the page" })).toBeNull();
      expect(openPage).not.toHaveBeenCalled();
    },
  );

  it("SPEC 34 — sends consent without content, and does not call the visit complete", async () => {
    const { server, user } = await openApp(revision);
    const { answer } = server.elicit(pageAt(url));
    await user.click(await find("Open the page"));
    await expect(answer).resolves.toEqual({ action: "accept" });
    expect(await screen.findByText(/Come back here when you are done/)).toBeVisible();
    expect(screen.queryByText("This visit is complete.")).not.toBeInTheDocument();
  });

  it("SPEC 37 — lets the person open the page again, and say that it is done", async () => {
    const { server, user, openPage } = await openApp(revision);
    server.elicit(pageAt(url));
    await user.click(await find("Open the page"));
    await user.click(await find("Open it again"));
    expect(openPage.mock.calls).toEqual([[url], [url]]);
    await user.click(press("I am done there"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.received).toEqual([{ action: "accept" }]);
  });
});

describe("URL elicitation in 2025-11-25", () => {
  const completed = "notifications/elicitation/complete";

  it("SPEC 35 — ignores the completion of what is unknown or complete", async () => {
    const { server, user } = await openApp("2025-11-25");
    server.elicit(pageAt(url));
    await user.click(await find("Open the page"));
    await screen.findByText(/Come back here/);
    await server.notify(completed, { elicitationId: "unknown" });
    expect(screen.queryByText("This visit is complete.")).not.toBeInTheDocument();
    await server.notify(completed, { elicitationId: "payment-7" });
    await screen.findByText("This visit is complete.");
    await server.notify(completed, { elicitationId: "payment-7" });
    expect(screen.getByText("This visit is complete.")).toBeVisible();
    expect(server.errors).toEqual([]);
  });

  const bookOncePaid = () => {
    let attempts = 0;
    return async () => {
      attempts += 1;
      if (attempts === 1) throw new UrlElicitationRequiredError([pageAt(url)]);
      return `booked at attempt ${attempts}`;
    };
  };

  it("SPEC 36 — calls again by itself once the server says that the visit is complete", async () => {
    const { server, user } = await openApp("2025-11-25");
    const result = server.call(bookOncePaid());
    await user.click(await find("Open the page"));
    await find("I am done there");
    await server.notify(completed, { elicitationId: "payment-7" });
    await expect(result).resolves.toMatchObject({ content: [{ text: '"booked at attempt 2"' }] });
  });

  it("SPEC 37 — hands the error back when the person cancels the required visit", async () => {
    const { server, user, openPage } = await openApp("2025-11-25");
    const refused = expect(server.call(bookOncePaid())).rejects.toMatchObject({ code: -32042 });
    await find("Open the page");
    await user.click(press("Cancel"));
    await refused;
    expect(openPage).not.toHaveBeenCalled();
  });

  it("SPEC 38 — walks the person through the pages that error -32042 lists, and calls again", async () => {
    const { server, user, openPage } = await openApp("2025-11-25");
    const result = server.call(bookOncePaid());
    await user.click(await find("Open the page"));
    await user.click(await find("I am done there"));
    await expect(result).resolves.toMatchObject({ content: [{ text: '"booked at attempt 2"' }] });
    expect(openPage.mock.calls).toEqual([[url]]);
  });
});
