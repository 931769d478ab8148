import { defineKey, type Host, type Kinds } from "mcp-host-ui/host";
import { expectTypeOf } from "vitest";

declare const host: Host;
declare const core: Kinds.Core;

const budget = defineKey<{ readonly left: number }>("shop:budget");

// What is read has the type that its key was defined with.
expectTypeOf(host.read(budget)).toEqualTypeOf<{ readonly left: number } | undefined>();
expectTypeOf(core.read(budget)).toEqualTypeOf<{ readonly left: number } | undefined>();

// Of a name alone nothing is known.
expectTypeOf(host.read("shop:budget")).toEqualTypeOf<unknown>();

core.publish(budget, { left: 3 });
core.publish(budget, undefined);
// @ts-expect-error -- something else than the key was defined with
core.publish(budget, { left: "3" });
