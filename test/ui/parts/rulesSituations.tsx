import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRules, type RulesOptions, rulesKey } from "mcp-host-ui/rules";
import { Rules, RulesManager } from "mcp-host-ui/rules-manager";
import { cloneElement, type ReactNode } from "react";
import { expect } from "vitest";
import { openQuestions, shippingAddress } from "../../support/questions.js";
import { render, type Situation, tappedWire, type World } from "./situations.js";

const rule = { effect: "deny", subject: "roots", expires: "never", name: "No folders" } as const;

const renderWithRules = (ui: ReactNode, options: RulesOptions = {}) =>
  render(ui, tappedWire, { rules: createRules(options) });

async function addRule(world: World): Promise<World> {
  await world.host.send({ type: "rules/add", rules: [rule] });
  return world;
}

/** In the page of a host that has rules. */
export const pageWithRules: Situation = (part) => renderWithRules(part);

/** In the page of a host where somebody has just made a rule. */
export const pageWithNewRule: Situation = async (part) => addRule(await pageWithRules(part));

/** Among rules, of which there are none. */
export const rulesManager: Situation = (part) =>
  renderWithRules(<RulesManager>{part}</RulesManager>);

/** Among rules, of which there is one. */
export const managerOfRule: Situation = async (part) => addRule(await rulesManager(part));

/** In the list of rules, of which there is one. */
export const listOfRules: Situation = async (part) =>
  addRule(
    await renderWithRules(
      <RulesManager>
        <Rules.List>{(view) => cloneElement(part, { view })}</Rules.List>
      </RulesManager>,
    ),
  );

/** Among rules of which another window proposes one. */
export const proposedRules: Situation = async (part) => {
  const world = await renderWithRules(<RulesManager>{part}</RulesManager>);
  world.server.elicit(shippingAddress).answer.catch(() => {});
  const [question] = await openQuestions(world.host, 1);
  const command = { type: "rules/propose" as const, id: question?.id ?? "", rules: [rule] };
  await world.host.send(command, { isRemote: true });
  expect(world.host.read(rulesKey)?.proposals).toHaveLength(1);
  return world;
};

/** Among rules that the person may not stop, after a try. */
export const failedRules: Situation = async (part) => {
  const world = await renderWithRules(
    <RulesManager>
      <Rules.Stop />
      {part}
    </RulesManager>,
    { mayMake: () => false },
  );
  await userEvent.click(await screen.findByRole("checkbox"));
  await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  return world;
};
