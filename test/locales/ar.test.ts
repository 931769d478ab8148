import { ar } from "mcp-host-ui/locales/ar";
import { describe, expect, it } from "vitest";
import { numberHint } from "./sentences.js";

/** Digits as the platform writes them in Arabic, which not every version of its data does alike. */
const n = new Intl.NumberFormat("ar").format;

describe("ar", () => {
  it.each([
    [0, "لا أسئلة في الانتظار"],
    [1, "سؤال واحد في الانتظار"],
    [2, "سؤالان في الانتظار"],
    [5, `${n(5)} أسئلة في الانتظار`],
    [11, `${n(11)} سؤالًا في الانتظار`],
    [100, `${n(100)} سؤال في الانتظار`],
    [103, `${n(103)} أسئلة في الانتظار`],
  ])("counts %i where the counted is the subject", (count, sentence) => {
    expect(ar.prompt.asides({ count })).toBe(sentence);
  });

  it.each([
    [1, "أدخِل حرفًا واحدًا على الأقل."],
    [2, "أدخِل حرفين على الأقل."],
    [5, `أدخِل ${n(5)} أحرف على الأقل.`],
    [11, `أدخِل ${n(11)} حرفًا على الأقل.`],
    [100, `أدخِل ${n(100)} حرف على الأقل.`],
  ])("counts %i where the counted is the object", (limit, sentence) => {
    expect(ar.issues.minLength({ limit })).toBe(sentence);
  });

  it.each([
    [1, "تمت مشاركة مجلد واحد."],
    [2, "تمت مشاركة مجلدين."],
    [5, `تمت مشاركة ${n(5)} مجلدات.`],
    [11, `تمت مشاركة ${n(11)} مجلدًا.`],
    [100, `تمت مشاركة ${n(100)} مجلد.`],
  ])("counts %i after a preposition", (count, sentence) => {
    expect(ar.rootsConsent.shared({ count })).toBe(sentence);
  });

  it("asks for numbers in one sentence, whatever bounds they have", () => {
    expect(numberHint(ar, { integer: true, minimum: 1, maximum: 10 })).toBe(
      "أدخِل عددًا صحيحًا من 1 إلى 10.",
    );
    expect(numberHint(ar, { integer: false, exclusiveMinimum: 0, multipleOf: 5 })).toBe(
      "أدخِل عددًا أكبر من 0 ومن مضاعفات 5.",
    );
    expect(numberHint(ar, { integer: false })).toBe("أدخِل عددًا.");
  });

  it("keeps the writing direction of a name inside the name", () => {
    expect(ar.elicitation.asks({ server: "Aeolia" })).toBe(
      "لدى الخادم «\u2068Aeolia\u2069» سؤال لك",
    );
  });

  it.each([
    ["an escape", ar.rootIssues.fragment, "%23"],
    ["a path", ar.rootIssues["no-share"], "\\\\server\\share"],
    ["a line break", ar.samplingRequest.stopSequencesHint, "\\n"],
    ["an offset", ar.form.zone({ zone: "Asia/Riyadh", offset: "+03:00" }), "UTC+03:00"],
    ["a moment", ar.form.sentAs({ value: "2026-07-28T10:00:00Z" }), "2026-07-28T10:00:00Z"],
  ])("shows %s from left to right", (_, sentence, code) => {
    expect(sentence).toContain(`\u2068${code}\u2069`);
  });

  it("names the arrow key that leads on where text runs from right to left", () => {
    expect(ar.inbox.keys).toContain("الأيسر");
  });
});
