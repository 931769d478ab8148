import { HostProvider, type HostProviderProps, RequestInbox, SamplingCard } from "mcp-host-ui";
import { createHost, sampling } from "mcp-host-ui/host";
import { ar } from "mcp-host-ui/locales/ar";
import { createRules, rulesKey } from "mcp-host-ui/rules";
import { RulesManager } from "mcp-host-ui/rules-manager";
import { createRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import "mcp-host-ui/styles.css";

const ask = (text: string) => ({
  messages: [{ role: "user", content: { type: "text", text } }],
  maxTokens: 1_500,
  systemPrompt: "You are a travel expert helping people find the best flights.",
});

function mount(props: Partial<HostProviderProps> = {}) {
  const host = createHost({
    kinds: [
      sampling({
        reviewResponse: false,
        models: [{ id: "a-model-with-a-long-name-20261122" }],
        generate: async () => ({ content: "The 9:40." }),
      }),
    ],
    rules: createRules(),
    storage: false,
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  const main = document.body.appendChild(document.createElement("main"));
  const root = createRoot(main);
  root.render(
    <HostProvider host={host} safety={{ armAfter: 0 }} {...props}>
      <RequestInbox />
      <SamplingCard />
      <RulesManager />
    </HostProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
    host.close();
  });
  const session = host.openSession({ id: "travel", name: "Travel Booking" });
  const answers = ["Lisbon", "Porto"].map((city) =>
    session.receive("sampling/createMessage", ask(city)),
  );
  for (const answer of answers) answer.catch(() => {});
  return { host, main, answers };
}

const tabTo = async (isThere: (element: Element) => boolean) => {
  const here = () => document.activeElement ?? document.body;
  for (let presses = 0; presses < 80 && !isThere(here()); presses += 1)
    await userEvent.keyboard("{Tab}");
  expect(isThere(here())).toBe(true);
};

describe("rules, selections and letters on a narrow screen", () => {
  it.each([
    ["ltr" as const, {}],
    ["rtl" as const, { messages: ar }],
  ])("fit 320 pixels, %s", async (dir, props) => {
    await page.viewport(320, 900);
    onTestFinished(() => page.viewport(1280, 800));
    const { host, main } = mount({ dir, ...props });
    await host.send({
      type: "rules/add",
      rules: [
        {
          effect: "deny",
          subject: "roots",
          server: "travel",
          expires: "never",
          name: "Travel-Booking-and-everything-that-belongs-to-it never learns of folders",
        },
      ],
    });
    await host.send({
      type: "rules/budget",
      budget: { server: "travel", requestsPerHour: 20, tokensPerDay: 50_000, over: "ask" },
    });
    const row = page.getByRole("row", { name: /Lisbon/ });
    await expect.element(row).toBeVisible();
    await row.getByRole("checkbox").click();
    row.element().focus();
    await userEvent.keyboard("?");
    await expect.poll(() => main.querySelector("kbd")).not.toBeNull();
    await expect.poll(() => main.querySelectorAll("form").length).toBeGreaterThan(0);
    const wide = [...main.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().width > 320,
    );
    expect(wide).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it("make a rule with the keyboard alone, and the servers get their answers", async () => {
    const { answers } = mount();
    await expect.element(page.getByRole("button", { name: "Allow without asking…" })).toBeVisible();
    await tabTo((element) => element.getAttribute("aria-label") === "Allow without asking…");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("radio", { name: "Until it disconnects" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Tab} ");
    await expect
      .element(page.getByRole("checkbox", { name: "Send answers without showing them to me" }))
      .toBeChecked();
    await tabTo((element) => element.textContent === "Create rule");
    await userEvent.keyboard("{Enter}");
    for (const answer of answers)
      await expect(answer).resolves.toMatchObject({ content: { text: "The 9:40." } });
    await expect.element(page.getByText(/can run .* up to 1,500 tokens/).first()).toBeVisible();
  });
});

describe("RulesManager", () => {
  it("keeps a limit when the user turns the mouse wheel over it", async () => {
    const { host, main } = mount();
    const budget = { server: "travel", requestsPerHour: 20, over: "ask" } as const;
    await host.send({ type: "rules/budget", budget });
    const find = () =>
      [...main.querySelectorAll("details")].find(({ textContent }) =>
        textContent.startsWith("Travel Booking"),
      );
    await expect.poll(() => find()?.querySelector("input")?.value).toBe("20");
    find()?.toggleAttribute("open", true);
    const limit = page.elementLocator(find()?.querySelector("input") ?? main);
    await limit.click();
    await userEvent.wheel(limit, { direction: "up", times: 3 });
    await expect.element(limit).toHaveValue("20");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => host.read(rulesKey)?.budgets).toEqual([budget]);
  });
});
