import { zodResolver } from "@hookform/resolvers/zod";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { McpServer, ServerContext } from "@modelcontextprotocol/server";
import type { ElicitContent } from "mcp-host-ui/schema";
import { fromZod, type RequestedSchema, toZod } from "mcp-host-ui/zod";
import * as z from "zod";

declare const unknownSchema: unknown;
declare const loose: { type: string; properties: Record<string, unknown>; required: string[] };
declare const context: ServerContext;
declare const version2: McpServer;
declare const version1: Server;

const booking = toZod({
  type: "object",
  properties: {
    city: { type: "string", title: "City" },
    nights: { type: "integer", default: 3 },
    room: { type: "string", enum: ["sea", "city"] },
    meal: { oneOf: [{ const: "veg", title: "Vegetarian" }, { const: "fish" }] },
    tags: { type: "array", items: { enum: ["quiet", "pets"] } },
    note: { type: ["string", "null"] },
    address: { anyOf: [{ type: "number" }, { type: "boolean" }] },
  },
  required: ["city", "note"],
});

type Booking = z.infer<typeof booking>;

export const full: Required<Booking> = {
  city: "Faro",
  nights: 3,
  room: "sea",
  meal: "veg",
  tags: ["quiet"],
  note: null,
  address: true,
};
export const least: Booking = { city: "Faro", note: "x" };
export const readBack: "quiet" | "pets" | undefined = full.tags?.[0];

// @ts-expect-error a required field is missing
export const incomplete: Booking = { city: "Faro" };
// @ts-expect-error a number is no text
export const mistyped: Booking = { city: 5, note: null };
// @ts-expect-error there is no such option
export const unlisted: Booking = { ...least, room: "garden" };

// Of a schema whose type says nothing, an answer is what the protocol allows, and fits `accept`.
const anything = toZod(unknownSchema);
export const any: z.infer<typeof anything> = { whatever: ["a"], nights: 3 };
export const accepted: ElicitContent = { ...any };
const untold = toZod(loose);
export const told: z.infer<typeof untold> = { a: 1 };
// @ts-expect-error a date is no answer
export const noJson: z.infer<typeof untold> = { a: new Date() };

const widened = toZod({ ...loose, properties: { city: { type: loose.type } } });
export const resolvers = [zodResolver(booking), zodResolver(anything), zodResolver(widened)];

const requestedSchema: RequestedSchema = fromZod(z.object({ city: z.string() }));
export const asked = [
  context.mcpReq.elicitInput({ message: "Where?", requestedSchema }),
  version2.server.elicitInput({ message: "Where?", requestedSchema }),
  version1.elicitInput({ message: "Where?", requestedSchema }),
];

// @ts-expect-error a text alone is no form
fromZod(z.string());
