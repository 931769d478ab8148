import { CreateMessageRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { readCreateMessageRequest } from "../../../../../src/kinds/sampling/core/protocol/samplingRequest.js";
import { samplings } from "../../../../corpus/readCorpus.js";

const toolRules = /mixes tool results|tools used in the message|no tool use in|results are missing/;
const method = "sampling/createMessage";

describe("readCreateMessageRequest, on the requests of the corpus", () => {
  it.each(samplings)("$name: returns the whole request or names the problem", ({ params }) => {
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
});
