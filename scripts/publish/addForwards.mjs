// @ts-check
import { whenPublishing } from "./whenPublishing.mjs";

const folder = "./parts/";

/**
 * Lets an entry point that has nothing of its own export what other files have through a forward for each of them: a file with a constant for each
 * name. esbuild splits by files, and counts to what an app loads at once each file that the entry point names, if anything
 * at all loads it later; a forward that the app does not use ends that.
 * @returns {import("vite").Plugin}
 */
export function addForwards() {
  return {
    name: "add-forwards",
    apply: whenPublishing,
    renderChunk(code, { name, isEntry }, _options, { magicString }) {
      const { body } = this.parse(code);
      const isForwarding = body.every(({ type }) => /^(Im|Ex)port/.test(type));
      if (!isEntry || !isForwarding || !magicString) return null;
      for (const node of body) {
        if (node.type !== "ImportDeclaration" || !node.source.value.startsWith(folder)) continue;
        const file = node.source.value.slice(folder.length);
        const names = node.specifiers.flatMap((each) =>
          each.type === "ImportSpecifier" && each.imported.type === "Identifier"
            ? each.imported.name
            : [],
        );
        this.emitFile({
          type: "asset",
          fileName: `exports/${name}/${file}`,
          source: forward(file, names),
        });
        magicString.overwrite(node.source.start, node.source.end, `"./exports/${name}/${file}"`);
      }
      return magicString;
    },
  };
}

/**
 * @param {string} file
 * @param {readonly string[]} names
 */
function forward(file, names) {
  const imported = names.map((name) => `${name} as _${name}`).join(", ");
  const exported = names.map((name) => `export const ${name} = _${name};`).join("\n");
  return `import { ${imported} } from "../../parts/${file}";\n${exported}\n`;
}
