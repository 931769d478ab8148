import { describe, expect, it } from "vitest";
import { findPrivate } from "../../../src/safety/redaction/findPrivate.js";
import { redactCredentials } from "../../../src/safety/secrets/redactCredentials.js";

const card = "4111111111111111";
const g = ["4111", "1111", "1111", "1111"];
const key = "ghp_aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5k";
const pw = "hunter2-Zx9!";
/** Ways to write a secret, each with the parts that redaction must remove. */
const ways: readonly (readonly [name: string, text: string, parts: readonly string[]])[] = [
  ["card plain", card, [card]],
  ["dots", g.join("."), g],
  ["slashes", g.join("/"), g],
  ["double spaces", g.join("  "), g],
  ["line breaks", g.join("\n"), g],
  ["tabs", g.join("\t"), g],
  ["middots", g.join("·"), g],
  ["underscores", g.join("_"), g],
  ["nbsp", g.join("\u00a0"), g],
  ["thin", g.join("\u2009"), g],
  ["en dash", g.join("–"), g],
  ["commas", g.join(", "), g],
  ["pipes", g.join(" | "), g],
  ["zwsp", [...card].join("\u200b"), [card, "1\u200b1"]],
  ["shy", g.join("\u00ad"), g],
  ["wj", g.join("\u2060"), g],
  [
    "fullwidth",
    [...card].map((d) => String.fromCharCode(0xfee0 + d.charCodeAt(0))).join(""),
    ["１１１"],
  ],
  [
    "math",
    [...card].map((d) => String.fromCodePoint(0x1d7ce + Number(d))).join(""),
    ["\u{1d7cf}\u{1d7cf}"],
  ],
  ["arabic", [...card].map((d) => String.fromCharCode(0x660 + Number(d))).join(""), ["١١١"]],
  ["tamil digits", [...card].map((d) => String.fromCharCode(0xbe6 + Number(d))).join(""), ["௧௧௧"]],
  ["spaced digits", [...card].join(" "), ["1 1 1"]],
  ["amex dots", "3782.822463.10005", ["822463"]],
  ["card in md", `**${card}**`, [card]],
  ["bom", `4111\ufeff111111111111`, ["111111111111"]],
  ["vs", [...card].join("\ufe0f"), ["1\ufe0f1"]],
  ["key plain", `use ${key} now`, [key]],
  ["key zwsp", `${key.slice(0, 15)}\u200b${key.slice(15)}`, [key.slice(15)]],
  ["key shy", `${key.slice(0, 15)}\u00ad${key.slice(15)}`, [key.slice(15)]],
  ["key wrapped", `${key.slice(0, 25)}\n${key.slice(25)}`, [key.slice(0, 25), key.slice(25)]],
  ["key wrapped early", `${key.slice(0, 14)}\n${key.slice(14)}`, [key.slice(14)]],
  ["key crlf indent", `${key.slice(0, 20)}\r\n    ${key.slice(20)}`, [key.slice(20)]],
  ["key quoted-printable", `${key.slice(0, 20)}=\n${key.slice(20)}`, [key.slice(20)]],
  ["key backslash", `${key.slice(0, 20)}\\\n${key.slice(20)}`, [key.slice(20)]],
  ["key quote reply", `> ${key.slice(0, 20)}\n> ${key.slice(20)}`, [key.slice(20)]],
  [
    "jwt long",
    `eyJ${"a1B2".repeat(20)}.eyJ${"c3D4".repeat(1200)}.${"Zz9x".repeat(20)}`,
    ["Zz9xZz9x", "c3D4c3D4"],
  ],
  ["card in markup", g.map((part) => `<b>${part}</b>`).join(""), g],
  ["card in a JSON list", JSON.stringify(g), g],
  ["card in a numbered list", g.map((part, place) => `${place + 1}. ${part}`).join("\n"), g],
  ["card entities", card.replace("4", "&#52;"), ["1111"]],
  ["key percent", key.replace("_", "%5F"), [key.slice(10)]],
  ["key entities", key.replace("g", "&#103;"), [key.slice(10)]],
  ["key joined", `"${key.slice(0, 20)}" + "${key.slice(20)}"`, [key.slice(0, 20), key.slice(20)]],
  ["key joined by dot", `'${key.slice(0, 9)}' . '${key.slice(9)}'`, [key.slice(9)]],
  ["bearer folded", `Authorization: Bearer\n  ${"aB3dE5gH7jK9".repeat(2)}`, ["aB3dE5gH7jK9"]],
  ["pw docker login", `docker login -u ada -p ${pw}`, [pw]],
  ["pw unquoted phrase", "My password is correct horse battery staple.\n", ["horse"]],
  ["pw phrase after a colon", "passphrase: copper lantern quiet meadow river\n", ["lantern"]],
  ["pw phrase", 'password = "correct horse battery"', ["horse"]],
  ["pw phrase4", 'password = "correct horse battery staple"', ["horse"]],
  ["yaml pass", `pass: ${pw}`, [pw]],
  ["yaml pass word", "db:\n  user: ada\n  pass: swordfish", ["swordfish"]],
  ["yaml nl", `password: >\n  ${pw}`, [pw]],
  ["json", JSON.stringify({ password: pw }), [pw]],
  ["json in json", JSON.stringify(JSON.stringify({ password: pw })), [pw]],
  ["json3", JSON.stringify(JSON.stringify(JSON.stringify({ password: pw }))), [pw]],
  ["json phrase", JSON.stringify({ password: "correct horse battery" }), ["horse"]],
  ["html", `&quot;password&quot;:&quot;${pw}&quot;`, [pw]],
  ["md bold", `**Password:** ${pw}`, [pw]],
  ["md code", `Password: \`${pw}\``, [pw]],
  ["pw zwsp name", `pass\u200bword: ${pw}`, [pw]],
  ["full width colon", `password： ${pw}`, [pw]],
  ["table", `| password | ${pw} |`, [pw]],
  ["env", `DB_PASS=${pw}`, [pw]],
  ["export", `export PGPASSWORD='${pw}'`, [pw]],
  ["toml", `passwd = '''${pw}'''`, [pw]],
  ["smart", `password “${pw}”`, [pw]],
  ["pin", "PIN: 4821", ["4821"]],
  ["xml attr", `<user password="${pw}"/>`, [pw]],
  ["ini", `[db]\npwd=${pw}`, [pw]],
  ["bold parts", `password is **${pw}**`, [pw]],
  ["pw yaml nested", `db:\n  password: |-\n    ${pw}`, [pw]],
  ["pw html input", `<input type="password" value="${pw}">`, [pw]],
  ["pw colon of a look-alike", `password\ua789 ${pw}`, [pw]],
  ["keycaps", [...card].map((digit) => `${digit}\ufe0f\u20e3`).join(""), ["1\ufe0f"]],
  ["look-alike name", `pаssword: ${pw}`, [pw]],
];

describe("findPrivate", () => {
  it.each(ways)("finds the whole secret: %s", (_, written, parts) => {
    const text = `Hello. ${written} Bye.`;
    let rest = "";
    let at = 0;
    for (const { start, end } of findPrivate(text)) {
      rest += text.slice(at, start);
      at = end;
    }
    rest += text.slice(at);
    expect(parts.filter((part) => rest.includes(part))).toEqual([]);
    expect(rest).toMatch(/^Hello\./u);
  });
});

describe("findPrivate, of sentences about secrets", () => {
  it.each([
    "Password: must contain at least eight characters",
    "Your password is the same for all accounts",
    "Passphrase: same words as last time",
    "La contraseña es demasiado corta para usarse",
    "Sum 100%25 of 50%2B items in a%20b",
    'const message = "Hello there, " + "how are you today?";',
    '["2024","1111","1111","1111"]',
  ])("finds nothing in %s", (text) => {
    expect(findPrivate(text)).toEqual([]);
  });
});

describe("redactCredentials", () => {
  // Cards and keys are known by their shape alone; a password is not.
  const shaped = ways.filter(
    ([name]) =>
      !/pw|pass|pin|yaml|json|html|md|env|export|toml|smart|xml|ini|bold|table|full width|look/iu.test(
        name,
      ) || name === "card in md",
  );

  it.each(shaped)("replaces the whole secret: %s", (_, written, parts) => {
    const redacted = redactCredentials(written);
    expect(parts.filter((part) => redacted.includes(part))).toEqual([]);
  });
});
