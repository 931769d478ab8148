import { readdirSync, readFileSync } from "node:fs";
import { extractDescription, loadCsf } from "storybook/internal/csf-tools";

/** One story, and what its code mentions. */
export interface Story {
  readonly id: string;
  /** Where its file stands in the sidebar. */
  readonly title: string;
  readonly name: string;
  readonly about: string;
  /** Whether it answers by itself, so that little is left to see. */
  readonly plays: boolean;
  /** Whether it is marked as the one to show. */
  readonly isExample: boolean;
  /** The component that its file is about. */
  readonly component: string;
  /** The components in its own code. */
  readonly mentions: readonly string[];
  /** The components in the code that all stories of its file share. */
  readonly shared: readonly string[];
}

/** Every story of a folder, in the order of its file. */
export function readStories(folder = "stories"): readonly Story[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".stories.tsx"))
    .sort()
    .flatMap((file) => storiesOf(readFileSync(`${folder}/${file}`, "utf8")));
}

function storiesOf(code: string): readonly Story[] {
  const csf = loadCsf(code, { makeTitle: (title) => title }).parse();
  const codeOf = (key: string) => {
    const { start, end } = csf._storyStatements[key] ?? {};
    return code.slice(start ?? 0, end ?? 0);
  };
  const stories = Object.entries(csf._stories);
  const rest = stories.reduce((left, [key]) => left.replace(codeOf(key), ""), code);
  return stories.map(([key, { id, name = key, tags = [], __stats }]) => ({
    id,
    title: csf.meta?.title ?? "",
    name,
    about: extractDescription(csf._storyStatements[key]),
    plays: __stats?.play ?? false,
    isExample: tags.includes("example"),
    component: csf.meta?.component ?? "",
    mentions: mentionedIn(codeOf(key)),
    shared: mentionedIn(rest),
  }));
}

function mentionedIn(code: string): readonly string[] {
  const found = code.matchAll(/(?:<|component: )([A-Z]\w*(?:\.[A-Z]\w*)?)(?=[\s/>,])/g);
  return [...new Set([...found].map(([, name = ""]) => name))];
}
