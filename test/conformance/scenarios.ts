/** A client that the page has: of SDK v1, or of SDK v2 in the page or in a worker of it. */
export type ClientName = "v1" | "v2" | "v2 in a worker";

/** A press of the person's, in the dialog that it is for. */
export type Press =
  | { readonly allow: string; readonly arguments?: (known: Known) => unknown }
  | { readonly deny: string }
  | { readonly send: string };

/** The data that the arguments of a tool may be made of. */
export interface Known {
  /** The data that the suite gave its client. */
  readonly context: unknown;
  /** The input schemas of tools, as the page has them from its client. */
  readonly schemas: ReadonlyMap<string, unknown>;
}

/** One client scenario of the conformance suite that is run. */
export interface ScenarioRuns {
  readonly name: string;
  /** The clients that are tried, by revision. */
  readonly clients: Readonly<Record<string, readonly ClientName[]>>;
  /** The presses of the person, in whatever order the dialogs come. */
  readonly presses: readonly Press[];
  /** The checks that have to succeed, by their ids, and how many there are of each. */
  readonly succeeded: Readonly<Record<string, number>>;
  /** The checks that the suite skips. */
  readonly skipped?: Readonly<Record<string, number>>;
}

const both = ["v1", "v2"] as const;
const modern = ["v2", "v2 in a worker"] as const;

/** The client scenarios of the suite that a host takes part in; docs/conformance.md has the others as well. */
export const scenarios: readonly ScenarioRuns[] = [
  {
    name: "initialize",
    clients: { "2025-06-18": both, "2025-11-25": both },
    presses: [],
    succeeded: { "mcp-client-initialization": 1 },
  },
  {
    name: "tools_call",
    clients: { "2025-06-18": both, "2025-11-25": both, "2026-07-28": modern },
    presses: [{ allow: "add_numbers", arguments: () => ({ a: 2, b: 3.5 }) }],
    succeeded: { "tool-add-numbers": 1, "wire-schema-valid": 1 },
  },
  {
    name: "elicitation-sep1034-client-defaults",
    clients: { "2025-11-25": both },
    presses: [
      { allow: "test_client_elicitation_defaults" },
      { send: "Test client default value handling - please accept with defaults" },
    ],
    succeeded: {
      "client-elicitation-sep1034-string-default": 1,
      "client-elicitation-sep1034-integer-default": 1,
      "client-elicitation-sep1034-number-default": 1,
      "client-elicitation-sep1034-enum-default": 1,
      "client-elicitation-sep1034-boolean-default": 1,
    },
  },
  {
    name: "sse-retry",
    clients: { "2025-11-25": both },
    presses: [{ allow: "test_reconnection" }],
    succeeded: {
      "client-sse-graceful-reconnect": 1,
      "client-sse-retry-timing": 1,
      "client-sse-last-event-id": 1,
    },
  },
  {
    name: "request-metadata",
    clients: { "2026-07-28": modern },
    presses: [],
    succeeded: {
      "sep-2575-http-client-sends-version-header": 1,
      "sep-2575-client-populates-meta": 1,
      "sep-2575-client-sends-client-info": 1,
      "sep-2575-http-version-header-matches-meta": 1,
      "sep-2575-client-declares-roots-capability": 1,
      "sep-2575-client-declares-sampling-capability": 1,
      "sep-2575-client-declares-elicitation-capability": 1,
      "sep-2575-client-retry-supported-version": 1,
    },
  },
  {
    name: "sep-2322-client-request-state",
    clients: { "2026-07-28": modern },
    presses: [
      { allow: "test_mrtr_echo_state" },
      { allow: "test_mrtr_no_state" },
      { allow: "test_mrtr_unrelated" },
      { allow: "test_mrtr_no_result_type" },
      { send: "Please confirm to continue" },
      { send: "Please confirm to continue (no state test)" },
    ],
    succeeded: {
      "sep-2322-client-request-state-echoed": 1,
      "sep-2322-client-jsonrpc-id-different": 1,
      "sep-2322-client-no-state-omitted": 1,
      "sep-2322-client-parallel-isolation": 1,
      "sep-2322-default-result-type-complete": 1,
    },
  },
  {
    name: "http-standard-headers",
    clients: { "2026-07-28": modern },
    presses: [{ allow: "test_headers" }, { allow: "my-hyphenated-tool" }],
    // Each method that revision 2026-07-28 has, then the names of a tool, a resource and a prompt.
    succeeded: { "sep-2243-client-includes-standard-headers": 9 },
    // `initialize`, and the notification after it.
    skipped: { "sep-2243-client-includes-standard-headers": 2 },
  },
  {
    name: "http-custom-headers",
    // In a page SDK v2 copies no argument into a header, since a server elsewhere would have to allow each by name.
    clients: { "2026-07-28": ["v2 in a worker"] },
    presses: ["test_custom_headers", "test_custom_headers_null"].map((tool) => ({
      allow: tool,
      arguments: ({ context }) => argumentsIn(context, tool),
    })),
    succeeded: {},
  },
  {
    name: "http-invalid-tool-headers",
    clients: { "2026-07-28": modern },
    presses: [{ allow: "valid_tool", arguments: () => ({ region: "us-west1" }) }],
    succeeded: {},
  },
  {
    name: "json-schema-ref-no-deref",
    clients: { "2026-07-28": modern },
    presses: [{ allow: "lookup_user", arguments: () => ({ id: "ada", profile: {} }) }],
    succeeded: { "sep-2106-no-network-ref-deref": 1 },
  },
  {
    name: "json-schema-2020-12-preservation",
    clients: { "2025-11-25": both, "2026-07-28": modern },
    presses: [
      { deny: "json_schema_2020_12_tool" },
      {
        allow: "json_schema_echo",
        arguments: ({ schemas }) => ({ schema: schemas.get("json_schema_2020_12_tool") }),
      },
    ],
    succeeded: {},
  },
];

/** The arguments that the suite wants a tool called with. */
function argumentsIn(context: unknown, tool: string): unknown {
  const { toolCalls } = context as {
    toolCalls: readonly { readonly name: string; readonly arguments: object }[];
  };
  return toolCalls.find(({ name }) => name === tool)?.arguments;
}
