import { inspectUrl, type UrlContext } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";
import { visitedUrls } from "../../corpus/readCorpus.js";
import * as fc from "../../support/fc.js";

const codesOf = async (url: string, context?: UrlContext) =>
  (await inspectUrl(url, context)).findings.map(({ code }) => code);

/** What is found, a URL that has it, and one like it that has not. */
const table: readonly (readonly [code: string, url: string, twin: string])[] = [
  ["punycode", "https://xn--bcher-kva.example/", "https://buecher.example/"],
  ["punycode", "https://bücher.example/", "https://buecher.example/"],
  ["mixed-scripts", "https://gооgle.example/", "https://google.example/"],
  ["mixed-scripts", "https://аpple-id.example/", "https://日本ごカナabc.example/"],
  ["look-alike", "https://paypa1.com/", "https://paypal.com/"],
  ["look-alike", "https://rnicrosoft.com/", "https://microsoft.com/"],
  ["look-alike", "https://gogle.com/", "https://google.com/"],
  ["look-alike", "https://githud.com/", "https://github.com/"],
  ["look-alike", "https://gihtub.com/", "https://github.com/"],
  ["look-alike", "https://pay-pal.com/", "https://payroll.com/"],
  ["look-alike", "https://xn--80ak6aa92e.com/", "https://apple.com/"],
  ["look-alike", "https://сосо.com/", "https://пример.рф/"],
  ["borrowed-name", "https://paypal.com.evil.example/", "https://www.paypal.com/"],
  ["borrowed-name", "https://paypal-com.evil.example/", "https://pay.evil.example/"],
  ["borrowed-name", "https://www.mybank.com.evil.example/", "https://www.mybank.com/"],
  ["borrowed-name", "https://secure-paypal.com/", "https://secure-payments.com/"],
  ["borrowed-name", "https://github.evil.example/", "https://git.evil.example/"],
  ["borrowed-name-in-path", "https://evil.example/paypal.com/login", "https://paypal.com/login"],
  ["borrowed-name-in-path", "https://evil.example/www.paypal.com", "https://evil.example/paypal"],
  ["user-info", "https://paypal.com@evil.example/", "https://evil.example/@paypal"],
  ["user-info", "https://me:pw@evil.example/", "https://evil.example/?me:pw@x"],
  ["user-info", "https://@evil.example/", "https://evil.example/"],
  ["ip-address", "https://93.184.216.34/", "https://93-184-216-34.example/"],
  ["ip-address", "https://[2606:2800:220:1::1]/", "https://ipv6.example/"],
  ["disguised-address", "https://1572395042/", "https://93.184.216.34/"],
  ["disguised-address", "https://0x5db8d822/", "https://0x5db8d822.example/"],
  ["disguised-address", "https://0135.0270.0330.042/", "https://93.184.216.34/"],
  ["disguised-address", "https://0x5d.184.0330.34/", "https://93.184.216.34/"],
  ["disguised-address", "https://127.1/", "https://127.0.0.1/"],
  ["disguised-address", "https://１２７.0.0.1/", "https://127.0.0.1/"],
  ["disguised-address", "https://[::ffff:10.0.0.1]/", "https://[2606:2800:220:1::1]/"],
  ["private-host", "https://192.168.1.1/", "https://192.169.1.1/"],
  ["private-host", "https://172.16.0.1/", "https://172.32.0.1/"],
  ["private-host", "https://100.64.0.1/", "https://100.128.0.1/"],
  ["private-host", "https://[fd00::1]/", "https://[2600::1]/"],
  ["private-host", "https://[64:ff9b::10.0.0.1]/", "https://[64:ff9b::93.184.216.34]/"],
  ["private-host", "https://printer/", "https://printer.example/"],
  ["private-host", "https://nas.local/", "https://nas.example/"],
  ["private-host", "https://home.arpa/", "https://athome.arpa/"],
  ["private-host", "https://10.0.0.1.nip.io/", "https://nip.example/"],
  ["link-local-host", "http://169.254.169.254/latest", "https://169.253.169.254/latest"],
  ["link-local-host", "https://[fe80::1]/", "https://[fec0::1]/"],
  ["not-https", "http://shop.example/", "https://shop.example/"],
  ["unusual-port", "https://shop.example:8443/", "https://shop.example:443/"],
  ["unusual-port", "https://shop.example:80/", "http://localhost:8080/"],
  ["encoded-characters", "https://%65vil.example/", "https://evil.example/"],
  ["encoded-characters", "https://shop.example/%70ay", "https://shop.example/a%20b%2Fc"],
  ["encoded-characters", "https://shop.example/%E2%80%AEgpj", "https://shop.example/%E4%BD%A0"],
  ["encoded-characters", "https://shop.example/?a=%00", "https://shop.example/?a=%26%3D"],
  ["zero-width", "https://pay\u200bpal.example/", "https://payment.example/"],
  ["bidi-control", "https://shop.example/\u202egpj", "https://shop.example/你好"],
  ["invisible-format", "https://sh\u00adop.example/", "https://shop.example/"],
  ["tag-characters", "https://shop.example/\u{e0041}", "https://shop.example/😀"],
  ["rewritten", "https:\\\\shop.example\\x", "https://shop.example/x"],
  ["rewritten", "https://shop.example\\@evil.example/", "https://shop.example/"],
  ["rewritten", "https:shop.example", "https://shop.example"],
  ["rewritten", "https:///shop.example/", "https://SHOP.example/"],
  ["rewritten", "https://sh\top.example/", " https://shop.example/ "],
  ["rewritten", "https://ｓhop.example/", "https://shop.example/"],
  ["rewritten", "https://shop。example/", "https://shop.example/"],
  ["scheme-refused", "javascript:alert(1)", "https://javascript.example/"],
  ["scheme-refused", "data:text/html,hi", "https://data.example/"],
  ["scheme-refused", "file:///etc/passwd", "https://file.example/"],
  ["scheme-refused", "vscode://x/y", "https://vscode.example/"],
  ["scheme-refused", "ftp://shop.example/", "https://ftp.shop.example/"],
  ["scheme-refused", " JaVaScRiPt:alert(1)", "https://shop.example/?javascript:"],
  ["scheme-refused", "blob:https://shop.example/1", "https://shop.example/1"],
  ["url-unparsable", "shop.example", "https://shop.example"],
  ["url-unparsable", "/login", "https://shop.example/login"],
  ["url-unparsable", "", "https://shop.example"],
  ["url-unparsable", "https://", "https://shop.example"],
  ["url-unparsable", "https://shop.example:99999/", "https://shop.example/"],
  ["url-unparsable", `https://${"a.".repeat(200)}example/`, "https://a.a.a.example/"],
  [
    "long-url",
    `https://shop.example/${"a".repeat(9_000)}`,
    `https://shop.example/${"a".repeat(1_500)}`,
  ],
  ["url-too-long", `https://shop.example/${"a".repeat(70_000)}`, "https://shop.example/a"],
];

describe("inspectUrl", () => {
  it.each(table)("finds %s in %j, but not in %j", async (code, url, twin) => {
    expect(await codesOf(url)).toContain(code);
    expect(await codesOf(twin)).not.toContain(code);
  });

  it("says nothing of an ordinary URL", async () => {
    expect(await inspectUrl("https://login.shop.co.uk/a?b=c#d")).toEqual({
      ok: true,
      given: "https://login.shop.co.uk/a?b=c#d",
      href: "https://login.shop.co.uk/a?b=c#d",
      parts: { before: "https://login.", registrableDomain: "shop.co.uk", after: "/a?b=c#d" },
      host: {
        ascii: "login.shop.co.uk",
        unicode: "login.shop.co.uk",
        scripts: ["Latn"],
        isSingleScript: true,
      },
      findings: [],
    });
  });

  it.each([
    ["https://somebody.github.io/x", "https://", "somebody.github.io", "/x"],
    ["https://a.somebody.github.io/", "https://a.", "somebody.github.io", "/"],
    ["https://github.io/", "https://", "github.io", "/"],
    ["https://u:p@a.shop.com:8443/", "https://u:p@a.", "shop.com", ":8443/"],
    ["https://www.shop.com./x", "https://www.", "shop.com", "./x"],
    ["https://shop.com.shop.com/shop.com", "https://shop.com.", "shop.com", "/shop.com"],
    ["https://bücher.de", "https://", "xn--bcher-kva.de", "/"],
    ["https://[::1]:80/", "https://", "[::1]", ":80/"],
    ["http://0x7f.1/", "http://", "127.0.0.1", "/"],
  ])("cuts %j around its registrable domain", async (url, before, registrableDomain, after) => {
    const { parts, href } = await inspectUrl(url);

    expect(parts).toEqual({ before, registrableDomain, after });
    expect(before + registrableDomain + after).toBe(href);
  });

  it.each([
    ["https://xn--bcher-kva.example/", "bücher.example", ["Latn"], true],
    ["https://xn--wgv71a119e.jp/", "日本語.jp", ["Hani", "Latn"], true],
    ["https://xn--e1afmkfd.xn--p1ai/", "пример.рф", ["Cyrl"], true],
    ["https://xn--pple-43d.com/", "аpple.com", ["Cyrl", "Latn"], false],
    ["https://xn--mgbh0fb.example/", "مثال.example", ["Arab", "Latn"], true],
  ])("spells the host of %s in Unicode", async (url, unicode, scripts, isSingleScript) => {
    expect((await inspectUrl(url)).host).toMatchObject({ unicode, scripts, isSingleScript });
  });

  it.each([
    ["http://localhost:3000/", "https://localhost.example/"],
    ["http://app.localhost/", "https://app.example/"],
    ["http://127.9.9.9/", "https://128.9.9.9/"],
    ["http://[::1]:8080/", "https://[2606::1]/"],
    ["http://0.0.0.0/", "https://1.0.0.0/"],
    ["https://[::ffff:127.0.0.1]/", "https://[::ffff:93.184.216.34]/"],
  ])(
    "tells that %j is this computer where the server is another, but not of %j",
    async (url, twin) => {
      const context = { server: { origin: "https://mcp.shop.example" } };
      expect(await codesOf(url, context)).toContain("loopback-host");
      expect(await codesOf(twin, context)).not.toContain("loopback-host");
    },
  );

  it.each([
    "https://127.0.0.1/",
    "https://localhost/",
    "http://localhost:3000/pay",
    "http://app.localhost/",
    "https://0.0.0.0/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:127.0.0.1]/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://localtest.me/",
    "https://10.0.0.7/",
    "https://192.168.1.1/",
    "https://169.254.169.254/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://nas.local/",
    "https://printer/",
    "https://10.0.0.1.nip.io/",
    `https://shop.example/${"a".repeat(9_000)}`,
    "https://github.evil.example/",
  ])("warns of %j where nothing else is known", async (url) => {
    const { findings } = await inspectUrl(url);
    expect(["warning", "danger"]).toContain(findings[0]?.severity);
  });

  it("notes a page on this computer where the server runs here, too", async () => {
    const server = { origin: "http://localhost:1" };
    const noted: string[] = [];
    for (const url of ["http://localhost:3000/pay", "http://127.0.0.1:3000/", "http://[::1]/"]) {
      const { findings } = await inspectUrl(url, { server, knownDomains: [] });
      expect(findings, url).toMatchObject([{ code: "loopback-host", severity: "notice" }]);
      noted.push(url);
    }
    expect(noted).toHaveLength(3);
  });

  it.each([
    ["https://alice.github.io", "https://mallory.github.io/"],
    ["https://alice.vercel.app", "https://mallory.vercel.app/"],
    ["https://alice.co.uk", "https://mallory.co.uk/"],
    ["https://mcp.shop.example", "https://shop.evil.example/"],
    ["https://93.184.216.34", "https://shop.example/"],
  ])("warns that a server at %s sends the user to %s", async (origin, url) => {
    const { findings } = await inspectUrl(url, { server: { origin } });
    expect(findings).toMatchObject([{ code: "unlike-server", severity: "warning" }]);
  });

  it("warns of a domain that the server never used, unless it is the server's own", async () => {
    const knownDomains = ["pay.example"];
    const severitiesOf = async (server: UrlContext["server"]) =>
      (await inspectUrl("https://a.shop.example/", { server, knownDomains })).findings.map(
        ({ code, severity }) => `${code}: ${severity}`,
      );
    expect(await severitiesOf(undefined)).toEqual(["new-domain: warning"]);
    expect(await severitiesOf({ origin: "https://mcp.shop.example" })).toEqual([
      "new-domain: notice",
    ]);
  });

  it("takes plain http gravely, but not on this computer, where nobody is on the way", async () => {
    expect((await inspectUrl("http://shop.example/")).findings).toMatchObject([
      { code: "not-https", severity: "danger" },
    ]);
    expect(await codesOf("http://localhost:3000/")).toEqual(["loopback-host"]);
  });

  it("names first the site that another one is taken for", async () => {
    const { findings } = await inspectUrl("https://xn--ggle-55da.com/");
    expect(findings).toMatchObject([
      { code: "look-alike", severity: "danger", params: { like: "google.com" } },
      { code: "mixed-scripts" },
      { code: "punycode" },
    ]);
  });

  it.each(["\u2044x.evil.example/", "\u2215evil.example/", "\u29f8login.evil.example"])(
    "takes a slash of a look-alike after another's name gravely: %s",
    async (rest) => {
      expect((await inspectUrl(`https://paypal.com${rest}`)).findings).toContainEqual(
        expect.objectContaining({
          code: "borrowed-name",
          severity: "danger",
          params: expect.objectContaining({ name: "paypal.com" }),
        }),
      );
    },
  );

  it("takes a name gravely that looks like another's and stands before the domain", async () => {
    expect((await inspectUrl("https://paypa1.com.account-verify.co/")).findings).toMatchObject([
      { code: "borrowed-name", severity: "danger", params: { name: "paypa1.com" } },
    ]);
  });

  it("knows domains that the server used before, and its own", async () => {
    const context = {
      server: { origin: "https://mcp.shop.example" },
      knownDomains: ["https://login.shop.example/x", "other.example"],
    };

    expect(await codesOf("https://pay.shop.example/", context)).toEqual([]);
    expect(await codesOf("https://other.example/", context)).toEqual(["unlike-server"]);
    expect(await codesOf("https://new.example/", context)).toEqual(["unlike-server", "new-domain"]);
    expect(await codesOf("https://new.example/")).toEqual([]);
    expect(
      await codesOf("https://a.example/", { server: { origin: "http://localhost:1" } }),
    ).toEqual([]);
    expect(await codesOf("https://a.example/", { server: { origin: "stdio" } })).toEqual([]);
  });

  it("compares with the server's domain, known ones and the host's own", async () => {
    for (const context of [
      { server: { origin: "https://contoso-shop.example" } },
      { knownDomains: ["contoso-shop.example"] },
      { imitated: ["contoso-shop.example"] },
    ])
      expect(await codesOf("https://c0ntoso-shop.example/", context)).toContain("look-alike");
  });

  it("puts the gravest first", async () => {
    const { findings } = await inspectUrl("http://u@10.1:99/", { knownDomains: [] });

    expect(findings.map(({ severity }) => severity)).toEqual([
      "danger",
      "danger",
      "danger",
      "warning",
      "warning",
      "warning",
    ]);
  });

  it("answers any string with plain data", async () => {
    const part = fc.constantFrom(
      ..."/\\:@.?#%[]0x7f",
      "https://",
      "xn--",
      "xn--a-",
      "é",
      "а",
      "\u202e",
      "\ud800",
      "%e2%80",
      "paypal.com",
      "\t",
      "::",
      "999",
    );
    const url = fc.oneof(
      fc.string({ unit: part, maxLength: 30 }).map((rest) => `https://${rest}`),
      fc.string({ unit: "binary" }),
      fc.webUrl(),
    );
    await fc.assert(
      fc.asyncProperty(url, async (url) => {
        const inspection = await inspectUrl(url, { knownDomains: [url], server: { origin: url } });
        const { parts, href, ok } = inspection;
        expect(structuredClone(inspection)).toEqual(inspection);
        expect(ok).toBe(href !== undefined);
        const { before = "", registrableDomain = "", after = "" } = parts ?? {};
        expect(before + registrableDomain + after).toBe(href ?? "");
      }),
    );
  });
});

describe("inspectUrl, on the visits of the corpus", () => {
  it.each(visitedUrls)("says nothing of %s", async (url) => {
    expect(await inspectUrl(url)).toMatchObject({ ok: true, findings: [] });
  });
});
