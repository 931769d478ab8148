import { existsSync, readFileSync } from "node:fs";
import { CreateMessageRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { readCreateMessageRequest } from "../../../../../src/kinds/sampling/core/protocol/samplingRequest.js";

const file = new URL("../../../../../../shared/corpus/sampling.json", import.meta.url);
const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
const entries: { source: string; params: object; features: string[] }[] = JSON.parse(text);

const toolRules = /mixes tool results|tools used in the message|no tool use in|results are missing/;
const method = "sampling/createMessage";

describe.skipIf(!existsSync(file))(
  "readCreateMessageRequest, on what servers really sent (needs ../shared/corpus)",
  () => {
    it("judges every request of the file", () => {
      expect(entries).toHaveLength(text.match(/^ {4}"params":|"params":/gm)?.length ?? 0);
    });

    it.each(entries)("reads it in full or says what is wrong: $source", ({ params }) => {
      const reading = readCreateMessageRequest(params);
      const breaksToolRules = !reading.ok && toolRules.test(reading.problem);
      expect(reading.ok || breaksToolRules).toBe(
        CreateMessageRequestSchema.safeParse({ method, params }).success,
      );
      const problem = /^params\.\S+ (must be|mixes|must hold|holds) |^the last/;
      expect(reading.ok ? reading.value : problem.test(reading.problem)).toEqual(
        reading.ok ? params : true,
      );
    });
  },
);
