/** The revisions of the protocol that the scenarios are of. */
export const scenarioRevisions = ["2025-06-18", "2025-11-25", "2026-07-28"] as const;

/** A client of the page's: of SDK v1, or of SDK v2 in the page itself or in a worker. */
export type ClientName = "v1" | "v2" | "v2 in a worker";

/** A press of the person's, in the dialog that it is for. */
export type Press =
  | {
      readonly allow: string;
      /** @default none */
      readonly arguments?: (known: Known) => unknown;
      /** The error that the call comes back with. @default the call succeeds */
      readonly fails?: string;
    }
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
  /** Whether only the SDK's transport has a part in it, so that `npm test` leaves it out. @default false */
  readonly ofTransport?: true;
  /** The clients that are tried, by revision. */
  readonly clients: Readonly<
    Partial<Record<(typeof scenarioRevisions)[number], readonly ClientName[]>>
  >;
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
    ofTransport: true,
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
    ofTransport: true,
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
      // The suite wants no second call. SDK v2 makes none, and tells its caller that the result is not one of the revision.
      { allow: "test_mrtr_no_result_type", fails: "missing required resultType" },
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
    ofTransport: true,
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
    succeeded: {
      "sep-2243-client-supports-custom-headers": 1,
      "sep-2243-client-mirrors-designated-params": 6,
      "sep-2243-client-encode-values": 3,
      "sep-2243-client-base64-unsafe": 7,
      "sep-2243-client-omit-null": 1,
    },
  },
  {
    name: "http-invalid-tool-headers",
    ofTransport: true,
    clients: { "2026-07-28": modern },
    presses: [{ allow: "valid_tool", arguments: () => ({ region: "us-west1" }) }],
    succeeded: {
      "sep-2243-client-reject-invalid-tool": 1,
      "sep-2243-x-mcp-header-not-empty": 1,
      "sep-2243-x-mcp-header-primitive-only": 4,
      "sep-2243-x-mcp-header-unique": 2,
      "sep-2243-x-mcp-header-charset": 4,
    },
  },
  {
    name: "json-schema-ref-no-deref",
    clients: { "2026-07-28": modern },
    // The page validates what the person allowed by the schema with the reference. The mock server has no such tool.
    presses: [
      {
        allow: "lookup_user",
        arguments: () => ({ id: "ada", profile: {} }),
        fails: "Method not found",
      },
    ],
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
    succeeded: {
      "json-schema-2020-12-client-tool-found": 1,
      "json-schema-2020-12-client-echo-completed": 1,
      "json-schema-2020-12-client-$schema-preserved": 1,
      "json-schema-2020-12-client-$defs-preserved": 1,
      "json-schema-2020-12-client-additionalProperties-preserved": 1,
      "sep-2106-client-composition-keywords-preserved": 1,
      "sep-2106-client-conditional-keywords-preserved": 1,
      "sep-2106-client-anchor-keyword-preserved": 1,
      "wire-schema-valid": 1,
    },
  },
];

/** The arguments that the suite wants a tool called with, but for `null`, which the tool's own schema does not allow. */
function argumentsIn(context: unknown, tool: string): unknown {
  const { toolCalls } = context as {
    toolCalls: readonly { readonly name: string; readonly arguments: object }[];
  };
  const wanted = toolCalls.find(({ name }) => name === tool)?.arguments ?? {};
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null));
}
