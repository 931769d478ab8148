import {
  createInspector,
  type Finding,
  inspectFields,
  inspectText,
  inspectUrl,
} from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";

const form = { properties: { pin: { type: "string", title: "PIN" } } };
const own: Finding = { code: "x-ours", severity: "notice", path: [], params: {} };

describe("createInspector", () => {
  it("finds what the library finds", async () => {
    const inspector = createInspector();

    expect(await inspector.inspectFields(form)).toEqual(inspectFields(form));
    expect(inspector.inspectText("a\u200bb")).toEqual(inspectText("a\u200bb"));
    expect(await inspector.inspectUrl("http://a.example")).toEqual(
      await inspectUrl("http://a.example"),
    );
  });

  it("stops where the limits of a request end, and says so", async () => {
    const inspector = createInspector();
    const properties = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`p${index}`, { type: "string" }]),
    );
    const codes = async (limits?: { steps: number }) =>
      (await inspector.inspectFields({ properties }, "", limits)).map(({ code }) => code);
    await expect(codes()).resolves.toEqual([]);
    await expect(codes({ steps: 100 })).resolves.toContain("partly-inspected");
  });

  it("adds what the host finds", async () => {
    const inspector = createInspector({
      fields: (_, message) => (message === "Hi" ? [own] : []),
      text: () => [own],
      url: ({ parts }) => (parts?.registrableDomain === "a.example" ? [own] : []),
    });

    expect(await inspector.inspectFields({}, "Hi")).toEqual([own]);
    expect(inspector.inspectText("plain")).toEqual([own]);
    expect((await inspector.inspectUrl("https://a.example")).findings).toEqual([own]);
  });

  it("lets the host drop and change findings", async () => {
    const inspector = createInspector({
      revise: (finding) =>
        finding.code === "not-https" ? undefined : { ...finding, severity: "notice" },
    });

    expect(await inspector.inspectFields(form)).toMatchObject([{ severity: "notice" }]);
    expect((await inspector.inspectUrl("http://a.example:81")).findings).toMatchObject([
      { code: "unusual-port", severity: "notice" },
    ]);
  });

  it("never lets anything through that is refused", async () => {
    const inspector = createInspector({ revise: () => undefined });

    expect(await inspector.inspectUrl("javascript:alert(1)")).toMatchObject({
      ok: false,
      findings: [{ code: "scheme-refused" }],
    });
  });

  it("lets the host refuse", async () => {
    const refusal: Finding = { ...own, severity: "refuse" };
    const inspector = createInspector({ url: () => [refusal] });

    expect(await inspector.inspectUrl("https://a.example")).toMatchObject({
      ok: false,
      findings: [refusal],
    });
  });
});
