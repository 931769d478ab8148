import { inspectFields, inspectText } from "mcp-host-ui/safety";
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

/** Ways to write "password" or "PIN code" in letters that are not of ASCII, or apart. */
const disguised: readonly (readonly [script: string, title: string])[] = [
  ["Cherokee", "ᏢᎪᏚᏚᏔᏫᏒᎠ"],
  ["small Cherokee", "ꮲꭺꮪꮪꮃꮎꮢꭰ"],
  ["Lisu", "ꓑꓮꓢꓢꓪꓳꓣꓓ"],
  ["Canadian syllabics", "ᑭᗩSSᗯOᖇᗪ"],
  ["Deseret", "pa𐑈𐑈w𐐬rd"],
  ["squares", "🄿🄰🅂🅂🅆🄾🅁🄳"],
  ["negative squares", "🅿🅰🆂🆂🆆🅾🆁🅳"],
  ["negative circles", "🅟🅐🅢🅢🅦🅞🅡🅓"],
  ["regional indicators", "🇵🇦🇸🇸🇼🇴🇷🇩"],
  ["parentheses", "⒫⒜⒮⒮⒲⒪⒭⒟"],
  ["turned letters", "pɐssʍoɹd"],
  ["Armenian and Greek", "քaσσword"],
  ["two letters for one", "passvvord"],
  ["a vertical line", "p|a|s|s|w|o|r|d"],
  ["an Arabic letter mark", "Pass\u061cword"],
];

describe("findSecretAsked, of letters that look alike", () => {
  it.each(disguised)("finds a password in %s", (_, title) => {
    expect(kindsIn({ message: "", name: "x", schema: { type: "string", title } })).toEqual([
      "secret-password",
    ]);
  });

  it("reports an Arabic letter mark in Latin text, and not beside Arabic", () => {
    expect(inspectText("Pass\u061cword").map(({ code }) => code)).toEqual(["bidi-control"]);
    expect(inspectText("السعر \u061c100")).toEqual([]);
  });
});

describe("findSecretAsked, of a message", () => {
  const codes = (message: string, properties: object) =>
    inspectFields({ type: "object", properties }, message)
      .filter(({ code }) => code.startsWith("secret-"))
      .map(({ path }) => path[2]);
  const text = (title: string) => ({ type: "string", title });

  it("flags every field that can take the secret, beside fields with a purpose", () => {
    const properties = { name: text("Your name"), note: text("Remarks"), age: { type: "number" } };
    expect(codes("Please type the password of your mailbox.", properties)).toEqual(["note"]);
  });

  it("flags no field beside the one that asks for the secret", () => {
    const properties = { secret: text("Password"), note: text("Remarks") };
    expect(codes("Please type the password of your mailbox.", properties)).toEqual(["secret"]);
  });

  it.each([
    ["Please enter your password, never your name.", ["note"]],
    ["Please enter your password, not your e-mail address.", ["note"]],
    ["Never enter your password, your PIN, or your name.", []],
    ["Enter a hint, not the password.", []],
  ])("reads a denial behind a comma by itself: %s", (message, flagged) => {
    expect(codes(message, { note: text("Remarks") })).toEqual(flagged);
  });
});
