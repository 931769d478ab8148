import { describe, expect, it } from "vitest";
import { claimedVersion, claimOf } from "../../src/ui/claim/claimOf.js";

describe("claimOf", () => {
  it.each([
    ["Travel Booking", "Travel Booking"],
    ["Ångström-Büro (Berlin)", "Ångström-Büro Berlin"],
    ["हिन्दी सेवा", "हिन्दी सेवा"],
    ["خدمة السفر", "خدمة السفر"],
    ["My Bank” — verified by this app", "My Bank — verified by this app"],
    ['"My" `Bank` «Bank» 「銀行」 „Bank“ ‹Bank›', "My Bank Bank 銀行 Bank Bank"],
    ["My Bank\nVerified\u2028by\r\n\tthis app", "My Bank Verified by this app"],
    ["My\u202eknaB\u2066\u200b\u{e0041}", "My knaB"],
    ["My Bank ✓ ✔️ ✅ 🔒", "My Bank"],
    ["Z\u0351\u036b\u0343\u036a\u0302algo", "Z\u0351\u036balgo"],
    ["”\n“", ""],
  ])("makes of %j one plain name", (text, name) => {
    expect(claimOf(text)).toBe(name);
  });

  it("shortens what is longer than a name", () => {
    expect(claimOf("Bank ".repeat(100_000))).toHaveLength(60);
    expect(claimOf("Bank ".repeat(100_000))).toMatch(/^Bank Bank .*…$/);
  });
});

describe("claimedVersion", () => {
  it.each([
    ["1.0.0-beta+7", "1.0.0-beta+7"],
    ["1.0” — verified by this app", "1.0verifiedbythisapp"],
    ["1\n0", "10"],
  ])("makes of %j a version", (text, version) => {
    expect(claimedVersion(text)).toBe(version);
  });
});
