import type { RulesCore } from "../host/hostRules.js";
import type { BudgetExcess } from "../host/ruling.js";
import type { Spending } from "../host/spending.js";
import { type Budget, budgetFor, countsTokens } from "./budget.js";
import { partOfUse } from "./rulesScopes.js";
import { budgetUseKey } from "./rulesState.js";
import { addSpending, findBudgetExcess, sumSpending } from "./spending.js";
import type { UseStore } from "./store/useStore.js";

/** Counts what every server uses of the host's models, also without a budget, and finds what exceeds one. */
export interface Budgets {
  /** The first limit that one more request of a server would exceed; `undefined` within its budget, or without one. */
  excess(
    server: string,
    cost: () => { readonly texts: readonly string[]; readonly maxTokens: number },
    now: number,
  ): { readonly budget: Budget; readonly over: BudgetExcess } | undefined;
  /** Counts what a model is given, or has answered, for a question of a server. */
  spend(id: string, server: string, spent: Spending, now: number): void;
  /** Hears that a question is settled: no more is used for it. */
  ended(id: string, now: number): void;
  /** Gets ready for budgets that count tokens; `undefined` if there is none, or it is ready. */
  prepare(): Promise<void> | undefined;
  /** Publishes the use of the servers that have a budget. */
  publish(servers: readonly string[], now: number): void;
}

/** Tokens that are counted for a question before its answer is there. */
interface Reserve {
  readonly server: string;
  readonly input: number;
  readonly output: number;
  /** The texts that the model was given. */
  readonly texts: readonly string[];
}

/** Makes {@link Budgets} over what is kept. */
export function createBudgets(
  core: Pick<RulesCore, "publish" | "report">,
  uses: UseStore,
  budgets: () => readonly Budget[],
): Budgets {
  const reserves = new Map<string, Reserve>();
  let estimate: EstimateTokens | undefined;
  const tokensOf: EstimateTokens = (texts) => (estimate ?? estimateRoughly)(texts);

  const load = async () => {
    try {
      estimate = await loadEstimate();
    } catch (error) {
      core.report(error);
    }
  };

  const publishOne = (server: string, now: number) =>
    core.publish(
      budgetUseKey(server),
      budgetFor(budgets(), server) && sumSpending(uses.spentBy(server), now),
      partOfUse(server),
    );

  const add = (server: string, spent: Parameters<typeof addSpending>[1], now: number) => {
    // What another page counted meanwhile is stored along with this, and must not be lost.
    uses.look();
    uses.setSpent(server, addSpending(uses.spentBy(server), spent, now));
    publishOne(server, now);
  };

  /** Puts what was used in place of what was reserved. */
  const release = (id: string, used: (reserve: Reserve) => number, now: number) => {
    const reserve = reserves.get(id);
    if (!reserve) return;
    reserves.delete(id);
    const { server, input, output } = reserve;
    add(server, { tokens: used(reserve) - input - output }, now);
  };

  return {
    excess(server, cost, now) {
      const budget = budgetFor(budgets(), server);
      if (!budget) return undefined;
      uses.look();
      const { texts, maxTokens } = countsTokens(budget) ? cost() : { texts: [], maxTokens: 0 };
      const use = sumSpending(uses.spentBy(server), now);
      const over = findBudgetExcess(budget, use, tokensOf(texts) + maxTokens);
      return over && { budget, over };
    },
    spend(id, server, spent, now) {
      // A budget that is set later counts this, too.
      if (!estimate) void load();
      if (spent.type === "done")
        return release(
          id,
          ({ texts }) => spent.tokens ?? tokensOf(texts) + tokensOf(spent.texts ?? []),
          now,
        );
      // A model that was stopped has read what it got.
      release(id, ({ texts }) => tokensOf(texts), now);
      const { texts, maxTokens } = spent;
      const reserve = { server, input: tokensOf(texts), output: maxTokens, texts };
      reserves.set(id, reserve);
      add(server, { requests: 1, tokens: reserve.input + reserve.output }, now);
    },
    ended: (id, now) => release(id, ({ texts }) => tokensOf(texts), now),
    prepare() {
      if (estimate || !budgets().some(countsTokens)) return undefined;
      return load();
    },
    publish(servers, now) {
      for (const server of new Set([...servers, ...uses.spenders()])) publishOne(server, now);
    },
  };
}

/** Estimates until the estimator is loaded; a budget that counts tokens waits for that. */
function estimateRoughly(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + Math.ceil(length / 4), 0);
}

/** Estimates how many tokens texts have; loaded with the first request to a model, or the first budget that counts tokens. */
type EstimateTokens = (texts: readonly string[]) => number;

/** The most characters that are looked at: a text that is longer is taken to go on as it began. */
const most = 100_000;

/** Loads the estimate. */
async function loadEstimate(): Promise<EstimateTokens> {
  const { estimateTokenCount } = await import("tokenx");
  return (texts) => {
    const sum = texts.reduce((length, text) => length + text.length, 0);
    const sample = texts.join("\n").slice(0, most);
    const estimated = estimateTokenCount(sample);
    return sum > most ? Math.ceil((estimated * sum) / most) : estimated;
  };
}
