import { Annotation, END, interrupt, MemorySaver, START, StateGraph } from "@langchain/langgraph";

/** What a node stops for. */
export interface Stop {
  readonly value: unknown;
  readonly responseSchema?: Record<string, unknown>;
}

const Told = Annotation.Root({
  told: Annotation<readonly unknown[]>({ reducer: (a, b) => [...a, ...b], default: () => [] }),
});

/** Makes a graph whose nodes, side by side, stop for one thing each, and tell what they went on with. */
export function createTripGraph(...stops: readonly Stop[]) {
  const nodes = Object.fromEntries(
    stops.map(({ value, responseSchema }, index) => [
      `stop${index}`,
      () => ({ told: [interrupt(value, responseSchema && { responseSchema })] }),
    ]),
  );
  const graph = new StateGraph(Told).addNode(nodes);
  for (const name of Object.keys(nodes)) {
    graph.addEdge(START, name);
    graph.addEdge(name, END);
  }
  return graph.compile({ checkpointer: new MemorySaver() });
}
