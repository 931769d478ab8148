import { describe, expect, it } from "vitest";
import { redactCredentials } from "../../../src/safety/secrets/redactCredentials.js";

const issuers = { stripe: "sk_live", restricted: "rk_test", aws: "AKIA" };
const token = "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5k";
const pem = (kind: string) => `-----BEGIN ${kind}-----\nMC4CAQAw\nBQYDK2Vw\n-----END ${kind}-----`;
// In parts, so that nothing here looks like somebody's own.
const credentials = [
  `sk-${token}`,
  `sk-ant-api03-${token}-AA`,
  `sk-proj-${token}`,
  `${issuers.stripe}_${token}`,
  `${issuers.restricted}_${token}`,
  `whsec_${token}`,
  `ghp_${token}`,
  `github_pat_${token}`,
  `glpat-${token}`,
  `xoxb-123456789012-${token}`,
  `${issuers.aws}IOSFODNN7EXAMPLE`,
  `AIza${token}`,
  `ya29.${token}`,
  `npm_${token}`,
  `pypi-${token}${token}`,
  `hf_${token}`,
  `SG.${token}.${token}`,
  `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${token}`,
  pem("PRIVATE KEY"),
  pem("OPENSSH PRIVATE KEY"),
  pem("PGP PRIVATE KEY BLOCK"),
];

describe("redactCredentials", () => {
  it.each(credentials)("leaves nothing of %s", (credential) => {
    expect(redactCredentials(credential)).toBe("•••");
    expect(redactCredentials(`Use ${credential} for it, or "${credential}".`)).toBe(
      'Use ••• for it, or "•••".',
    );
    expect(redactCredentials(`KEY=${credential}\nNEXT=1`)).toBe("KEY=•••\nNEXT=1");
  });

  it.each([
    [`Authorization: Bearer ${token}==`, "Authorization: Bearer •••"],
    ["postgres://ada:hunter2@db.example/trips", "postgres://•••@db.example/trips"],
    ["https://:token@git.example/trips.git", "https://•••@git.example/trips.git"],
    ["Key: -----BEGIN PRIVATE KEY-----\nMC4CAQ", "Key: •••"],
  ])("redacts what is secret of %s", (text, redacted) => {
    expect(redactCredentials(text)).toBe(redacted);
  });

  it.each([
    "Book a risk-free trip to Lisbon.",
    "The branch is called sk-fix-the-build",
    "ghp_ is how such tokens begin, and so do sk- and AKIA.",
    "https://travel.example:8443/trips?to=lisbon@noon",
    "mailto:ada@travel.example, ada:hunter2",
    "-----BEGIN PUBLIC KEY-----\nMC4CAQAw\n-----END PUBLIC KEY-----",
    "task-aB3dE5gH7jK9mN1pQ3sT5v",
    "",
  ])("leaves %s as it is", (text) => {
    expect(redactCredentials(text)).toBe(text);
  });

  it("finds the same again in what it redacted: nothing", () => {
    const redacted = redactCredentials(credentials.join("\n"));
    expect(redactCredentials(redacted)).toBe(redacted);
  });

  it.each(["sk-", "eyJ-", "a:", "://a", "-----BEGIN PRIVATE KEY", "://a:b", "xoxb-", "SG.a"])(
    "finds the last word of a long text that repeats %s",
    (part) => {
      // Work that grows faster than the text would go on for minutes.
      const text = part.repeat(Math.ceil(1_000_000 / part.length));
      expect(redactCredentials(`${text} ghp_${token}`)).toMatch(/•••$/u);
    },
  );
});
