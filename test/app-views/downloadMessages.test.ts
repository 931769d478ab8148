import { describe, expect, it } from "vitest";
import { downloadMessages } from "../../src/app-views/downloadMessages.js";

const languages = ["ar", "de", "en", "es", "fr", "ja", "ko", "pt-BR", "zh-CN", "zh-TW"];

describe("downloadMessages", () => {
  it("has the package's languages", () => {
    expect(Object.keys(downloadMessages).sort()).toEqual(languages);
  });

  it.each(languages)("sets the server's name apart in %s", (language) => {
    const words = downloadMessages[language];
    expect([words?.title({ server: "Travel" }), words?.ended({ server: "Travel" })]).toEqual([
      expect.stringContaining("\u2068Travel\u2069"),
      expect.stringContaining("\u2068Travel\u2069"),
    ]);
  });

  it.each(languages.filter((language) => language !== "en"))(
    "leaves nothing in English in %s",
    (language) => {
      const { en } = downloadMessages;
      expect(downloadMessages[language]).not.toMatchObject({ intro: en.intro });
      expect(downloadMessages[language]).not.toMatchObject({ executable: en.executable });
    },
  );
});
