// What the specification asks of a host in URL mode, by the numbers of docs/spec.md. Elsewhere, because only a browser or a
// page's own headers can show it: 28 (no opener, no referrer) and 33 (Content-Security-Policy) are in test/e2e/csp.spec.ts.
import { createServer } from "node:http";
import { UrlElicitationRequiredError } from "@modelcontextprotocol/server";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, vi } from "vitest";
import { pressInMenu } from "../support/pressInMenu.js";
import { sendAndWorkOn } from "../support/sendAndWorkOn.js";
import { demandIn } from "./demand.js";
import { openPrompt } from "./openPrompt.js";
import { type Setting, shownSettings } from "./settings.js";

const demand = demandIn(shownSettings);

const url = "https://pay.travel.com/checkout?booking=7#card";

const pageAt = (address: string) => ({
  mode: "url" as const,
  message: "Pay for the journey.",
  url: address,
  elicitationId: "payment-7",
});

/** A person before an app that opens pages in its own way, as an Electron app does. */
async function openApp(wire: Setting["wire"]) {
  const openPage = vi.fn<(address: string) => boolean>(() => true);
  return { openPage, ...(await openPrompt(wire, { custom: { openPage } })) };
}

const press = (name: string) => screen.getByRole("button", { name });

/** What examines addresses is loaded with the first of them. */
const find = (name: string) => screen.findByRole("button", { name });

describe("URL elicitation", () => {
  demand(
    24,
    "shows the host of the page, and opens it once the person agrees",
    async ({ wire }) => {
      const { server, user, openPage } = await openApp(wire);
      const { answer } = server.elicit(pageAt(url));
      const open = await find("Open the page");
      expect(screen.getByText("Website").parentElement).toHaveTextContent("travel.com");
      expect(openPage).not.toHaveBeenCalled();
      await user.click(open);
      expect(openPage.mock.calls).toEqual([[url]]);
      await expect(answer).resolves.toEqual({ action: "accept" });
    },
  );

  demand(25, "fetches nothing of the page", async ({ wire }) => {
    const visits: unknown[] = [];
    const web = createServer((request, response) => {
      visits.push(request.url);
      response.end();
    });
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void web.close());
    const place = web.address();
    const address = `http://127.0.0.1:${typeof place === "object" ? place?.port : ""}/pay`;

    const { server, user } = await openApp(wire);
    const { answer } = server.elicit(pageAt(address));
    await find("Open anyway…");
    expect(document.querySelectorAll("[href], [src], iframe, img, link")).toHaveLength(0);
    await pressInMenu(user, "Cancel");

    await expect(answer).resolves.toEqual({ action: "cancel" });
    expect(visits).toEqual([]);
  });

  for (const [name, action] of [
    ["Decline", "decline"],
    ["Cancel", "cancel"],
  ] as const)
    demand(26, `opens nothing without consent: ${name}`, async ({ wire }) => {
      const { server, user, openPage } = await openApp(wire);
      const { answer } = server.elicit(pageAt(url));
      await find("Open the page");
      if (name === "Cancel") await pressInMenu(user, name);
      else await user.click(press(name));
      await expect(answer).resolves.toEqual({ action });
      expect(openPage).not.toHaveBeenCalled();
    });

  demand(27, "shows the whole address, however long, before consent", async ({ wire }) => {
    const long = `${url.replace("#card", "")}&token=${"a1".repeat(1_000)}#card`;
    const { server, openPage } = await openApp(wire);
    server.elicit(pageAt(long));
    await find("Open anyway…");
    expect(screen.getByText("Full address").parentElement).toHaveTextContent(long);
    expect(openPage).not.toHaveBeenCalled();
  });

  demand(29, "picks the domain out of the address", async ({ wire }) => {
    const { server } = await openApp(wire);
    server.elicit(pageAt("https://paypal.com.login.evil.co.uk/paypal.com"));
    await find("Open anyway…");
    expect(screen.getByText("evil.co.uk", { selector: "strong" })).toBeVisible();
  });

  demand(30, "warns of Punycode", async ({ wire }) => {
    const { server } = await openApp(wire);
    server.elicit(pageAt("https://xn--pypal-4ve.com/"));
    await find("Open anyway…");
    expect(await screen.findByText(/uses special letters.*xn--pypal-4ve\.com/)).toBeVisible();
  });

  demand(31, "refuses what is no URL", async ({ wire }) => {
    const { server, openPage } = await openApp(wire);
    await expect(server.elicit(pageAt("not a url")).answer).rejects.toThrow(/url/i);
    expect(server.received).toEqual([]);
    expect(openPage).not.toHaveBeenCalled();
  });

  for (const address of [
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "vbscript:x",
  ])
    demand(32, `refuses ${address}, and shows the person that it came`, async ({ wire }) => {
      const { server, openPage } = await openApp(wire);
      await expect(server.elicit(pageAt(address)).answer).rejects.toThrow("http");
      const said = /1 request from .*Travel Booking.* was rejected/;
      expect(await screen.findByText(said, { selector: "p" })).toBeVisible();
      expect(screen.queryByRole("button", { name: "Open the page" })).toBeNull();
      expect(openPage).not.toHaveBeenCalled();
    });

  demand(
    34,
    "sends consent without content, and does not call the visit complete",
    async ({ wire }) => {
      const { server, user } = await openApp(wire);
      const { answer } = sendAndWorkOn(server, pageAt(url));
      await user.click(await find("Open the page"));
      await expect(answer).resolves.toEqual({ action: "accept" });
      expect(await screen.findByText(/Come back here when you’ve finished/)).toBeVisible();
      expect(screen.queryByText(/Travel Booking.* says you’re done\./)).not.toBeInTheDocument();
    },
  );

  demand(37, "lets the person open the page again, and say that it is done", async ({ wire }) => {
    const { server, user, openPage } = await openApp(wire);
    sendAndWorkOn(server, pageAt(url));
    await user.click(await find("Open the page"));
    await user.click(await find("Open it again"));
    expect(openPage.mock.calls).toEqual([[url], [url]]);
    await user.click(press("I’ve finished"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.received).toEqual([{ action: "accept" }]);
  });

  demand(37, "lets the person open the page again after the call that asked", async ({ wire }) => {
    const { server, user, openPage } = await openApp(wire);
    server.elicit(pageAt(url));
    await user.click(await find("Open the page"));
    await user.click(await find("Continue"));
    await user.click(await find("Open it again"));
    expect(openPage.mock.calls).toEqual([[url], [url]]);
    expect(server.received).toEqual([{ action: "accept" }]);
  });

  const completed = "notifications/elicitation/complete";

  demand(35, "ignores the completion of what is unknown or complete", async ({ wire }) => {
    const { server, user } = await openApp(wire);
    sendAndWorkOn(server, pageAt(url));
    await user.click(await find("Open the page"));
    await screen.findByText(/Come back here/);
    await server.notify(completed, { elicitationId: "unknown" });
    expect(screen.queryByText(/Travel Booking.* says you’re done\./)).not.toBeInTheDocument();
    await server.notify(completed, { elicitationId: "payment-7" });
    await screen.findByText(/Travel Booking.* says you’re done\./);
    await server.notify(completed, { elicitationId: "payment-7" });
    expect(screen.getByText(/Travel Booking.* says you’re done\./)).toBeVisible();
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

  demand(
    36,
    "calls again by itself once the server says that the visit is complete",
    async ({ wire }) => {
      const { server, user } = await openApp(wire);
      const result = server.call(bookOncePaid());
      await user.click(await find("Open the page"));
      await find("I’ve finished");
      await server.notify(completed, { elicitationId: "payment-7" });
      await expect(result).resolves.toMatchObject({ content: [{ text: '"booked at attempt 2"' }] });
    },
  );

  demand(
    [37, 38],
    "hands the error back when the person cancels the required visit",
    async ({ wire }) => {
      const { server, user, openPage } = await openApp(wire);
      const refused = expect(server.call(bookOncePaid())).rejects.toMatchObject({ code: -32042 });
      await find("Open the page");
      await pressInMenu(user, "Cancel");
      await refused;
      expect(openPage).not.toHaveBeenCalled();
    },
  );

  demand(
    38,
    "walks the person through the pages that error -32042 lists, and calls again",
    async ({ wire }) => {
      const { server, user, openPage } = await openApp(wire);
      const result = server.call(bookOncePaid());
      await user.click(await find("Open the page"));
      await user.click(await find("I’ve finished"));
      await expect(result).resolves.toMatchObject({ content: [{ text: '"booked at attempt 2"' }] });
      expect(openPage.mock.calls).toEqual([[url]]);
    },
  );
});
