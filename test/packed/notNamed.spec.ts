import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type FreshApp, freshApp } from "./freshApp.ts";

const main = (language = "") => `
  import { Client } from "@modelcontextprotocol/client";
  import { ElicitationPrompt, HostProvider } from "mcp-host-ui";
  import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
  ${language && `import { ${language} } from "mcp-host-ui/locales/${language}";`}
  import { createRoot } from "react-dom/client";

  const host = createHost({ kinds: [elicitation()] });
  attachClient(host, new Client({ name: "app", version: "1.0.0" }), { id: "travel", name: "Travel" });
  createRoot(document.body.appendChild(document.createElement("main"))).render(
    <HostProvider host={host} ${language && `messages={${language}}`}>
      <ElicitationPrompt />
    </HostProvider>,
  );
`;

/** Builds an app with elicitation alone, and returns all the JavaScript that the build emits. */
async function emittedBy(language?: string): Promise<string> {
  const app: FreshApp = await freshApp({
    from: [],
    files: {
      "index.html": '<!doctype html><script type="module" src="/main.tsx"></script>',
      "main.tsx": main(language),
    },
  });
  try {
    await app.run("vite", "build");
    const assets = join(app.folder, "dist/assets");
    return readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(assets, name), "utf8"))
      .join("\n");
  } finally {
    app.remove();
  }
}

/** Reads the sentences of a folder: every text of 24 characters and more that has a space. */
function sentencesOf(path: string): readonly string[] {
  const place = join(import.meta.dirname, "../..", path);
  return readdirSync(place)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(place, file), "utf8");
      const words = code.replaceAll(/\/\*\*[\s\S]*?\*\/|^import [^;]*;$/gm, "");
      return [...words.matchAll(/"([^"\\\n]{24,})"|[`}]([^`${}\\\n]{24,})[`$]/g)];
    })
    .map(([, text, piece]) => text ?? piece ?? "")
    .filter((text) => text.includes(" "));
}

test.describe("a fresh Vite app that names elicitation alone", () => {
  test("emits the words of forms, and none of a kind, panel or language that it does not name", async () => {
    const emitted = await emittedBy();
    const isEmitted = (sentence: string) => emitted.includes(sentence);
    const own = sentencesOf("src/messages/compiled/en");
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(isEmitted).length).toBeGreaterThan(own.length / 2);
    for (const path of [
      "src/kinds/sampling/messages/compiled/en",
      "src/kinds/roots/messages/compiled/en",
      "src/kinds/tool-approval/messages/compiled/en",
      "packages/testing/src/devtools-panel",
      "src/messages/compiled/fr",
    ]) {
      const sentences = sentencesOf(path).filter((sentence) => !own.includes(sentence));
      expect(sentences.length, path).toBeGreaterThan(2);
      expect(sentences.filter(isEmitted), path).toEqual([]);
    }
  });

  test("emits no language but its own and English", async () => {
    const emitted = await emittedBy("de");
    const own = sentencesOf("src/messages/compiled/de");
    expect(own.filter((sentence) => emitted.includes(sentence)).length).toBeGreaterThan(20);
    for (const language of ["fr", "es", "ar"]) {
      const others = sentencesOf(`src/messages/compiled/${language}`);
      expect(others.length, language).toBeGreaterThan(20);
      expect(
        others.filter((sentence) => emitted.includes(sentence)),
        language,
      ).toEqual([]);
    }
  });
});
