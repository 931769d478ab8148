import { dirname, relative, resolve, sep } from "node:path";
import { findLayerProblem } from "./layerTable.mjs";

/** An oxlint plugin: `layers/imports` reports an import that the architecture forbids. */
export default {
  meta: { name: "layers" },
  rules: {
    imports: {
      create(context) {
        const fromRoot = (path) => relative(context.cwd, path).split(sep).join("/");
        const importer = fromRoot(context.filename);
        const judge = (source, typeOnly) => {
          if (typeof source?.value !== "string") return;
          const target = source.value.startsWith(".")
            ? fromRoot(resolve(dirname(context.filename), source.value)).replace(/\.jsx?$/, ".ts")
            : source.value;
          const message = findLayerProblem({ importer, target, typeOnly });
          if (message) context.report({ node: source, message });
        };
        return {
          ImportDeclaration: ({ source, importKind }) => judge(source, importKind === "type"),
          ExportNamedDeclaration: ({ source, exportKind }) => judge(source, exportKind === "type"),
          ExportAllDeclaration: ({ source, exportKind }) => judge(source, exportKind === "type"),
          ImportExpression: ({ source }) => judge(source, false),
          TSImportType: ({ source }) => judge(source, true),
        };
      },
    },
  },
};
