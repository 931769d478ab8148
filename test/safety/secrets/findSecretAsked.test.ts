import { inspectFields } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";
import { innocentWordings, secretWordings, type Wording } from "./wordings.js";

const kindsIn = ({ message, name, schema, beside }: Wording) =>
  inspectFields({ type: "object", properties: { ...beside, [name]: schema } }, message)
    .filter(({ code, path }) => code.startsWith("secret-") && path[2] === name)
    .map(({ code }) => code);
const title = ({ message, name, schema }: Wording) =>
  `${JSON.stringify(message)} ${name}: ${JSON.stringify(schema)}`;

describe("findSecretAsked", () => {
  it.each(secretWordings.map((wording) => [title(wording), wording] as const))(
    "finds what is asked for in %s",
    (_, wording) => {
      expect(kindsIn(wording)).toHaveLength(1);
    },
  );

  it.each(innocentWordings.map((wording) => [title(wording), wording] as const))(
    "stays quiet about %s",
    (_, wording) => {
      expect(kindsIn(wording)).toEqual([]);
    },
  );
});
