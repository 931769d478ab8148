import { screen, within } from "@testing-library/react";
import { rulesKey } from "mcp-host-ui/rules";
import { Rules, RulesManager } from "mcp-host-ui/rules-manager";
import { describe, expect, it, vi } from "vitest";
import { renderRules } from "./renderRules.js";

const deny = { effect: "deny", subject: "roots", expires: "never" } as const;

describe("RulesManager, put together from its parts", () => {
  it("holds what the app gives it, in that order, under the app's own name for it", async () => {
    const { host, server, user } = await renderRules(
      <RulesManager aria-label="What servers may do">
        <Rules.List>
          {(view) => (
            <>
              <Rules.Item view={view} />
              <li>{view.rule.subject}</li>
            </>
          )}
        </Rules.List>
        <Rules.Empty>You are asked about everything.</Rules.Empty>
        <Rules.Stop />
      </RulesManager>,
    );
    const region = await screen.findByRole("region", { name: "What servers may do" });
    expect(region).toHaveTextContent(/^You are asked about everything\..*Stop all rules/);
    await host.send({ type: "rules/add", rules: [{ ...deny, name: "No folders" }] });
    const list = await within(region).findByRole("list", { name: "What servers may do" });
    expect(within(list).getByText("roots")).toBeVisible();
    expect(region).not.toHaveTextContent("You are asked about everything.");
    expect(within(region).queryByText("Limits")).not.toBeInTheDocument();
    await user.click(within(list).getByRole("button", { name: "Revoke" }));
    expect(await within(region).findByText("You are asked about everything.")).toBeVisible();
    expect(host.read(rulesKey)?.rules).toEqual([]);
    expect(server.received).toEqual([]);
  });

  it("says where a part belongs that stands alone", async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    await expect(renderRules(<Rules.Stop />)).rejects.toThrow(
      "Write it among the children of <RulesManager>.",
    );
    vi.mocked(console.error).mockClear();
  });
});
