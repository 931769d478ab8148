import { en, type Messages } from "mcp-host-ui/locales/en";
import { pseudo } from "mcp-host-ui/locales/pseudo";
import { describe, expect, it } from "vitest";
import { approveLabel } from "../../../src/kinds/sampling/react/parts/SamplingReviewActions.js";
import { namesIn } from "../src/playwright/namesIn.js";

const modules = import.meta.glob<Readonly<Record<string, Messages>>>(
  ["../../../src/locales/*.ts", "!../../../src/locales/{pseudo,compile}.ts"],
  { eager: true },
);
const catalogues = [...Object.values(modules).flatMap(Object.values<Messages>), pseudo(en)];

/** A name as Playwright reads it. */
const read = (name: string) => name.trim().replace(/\s+/g, " ");

describe("namesIn", () => {
  it("is tried in every language", () => expect(catalogues.length).toBeGreaterThan(10));

  it.each(catalogues.map((messages) => [messages.locale, messages] as const))(
    "finds what is said in %s, and nothing else",
    (_, messages) => {
      const names = namesIn(messages);
      const { text, ...acts } = names;
      expect(text?.(1).edit).toContain(text?.(1).name);
      const { sampling, rootsConsent, prompt } = messages;
      const server = "Travel (EU) *";
      expect(read(sampling.send({ server }))).toMatch(names.send);
      expect(read(sampling.sendChanged)).toMatch(names.send);
      for (const changed of [true, false])
        for (const model of [undefined, "claude"])
          expect(read(approveLabel(sampling, model, changed))).toMatch(names.run);
      const counts = Array.from({ length: 130 }, (_, count) => count + 1);
      expect(
        counts.filter((count) => !names.share.test(read(rootsConsent.share({ count })))),
      ).toEqual([]);
      expect(read(messages.form.send)).toMatch(names.send);
      for (const other of [prompt.later, prompt.cancel, prompt.more, prompt.stopCall])
        for (const name of Object.values(acts)) expect(read(other)).not.toMatch(name);
    },
  );
});
