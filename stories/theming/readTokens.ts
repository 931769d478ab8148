/** What a colour must stand out from, and how much. */
export interface ContrastRule {
  /** `text` needs a contrast of 4.5 to 1, `shape` one of 3 to 1 (WCAG 1.4.3 and 1.4.11). */
  readonly as: "text" | "shape";
  /** The tokens of what lies behind it. */
  readonly on: readonly string[];
}

/** One design token, as `tokens.css` describes it. */
export interface Token {
  readonly name: `--mcp-${string}`;
  /** The heading that it stands under. */
  readonly group: string;
  /** One sentence on what it is for. */
  readonly about: string;
  /** What it is until a host says otherwise. */
  readonly value: string;
  /** 1 for the tokens that everything follows, 2 for those of one component. */
  readonly tier: 1 | 2;
  readonly contrast?: ContrastRule;
}

const line =
  /^\s*(?:\/\* ## (?<group>.+?) \*\/|\/\* (?<as>text|shape) on (?<on>.+?) \*\/|(?:\/\* )?(?<name>--mcp-[a-z-]+): (?<value>.+?);(?<comment> \*\/)?|\/\* (?<about>.+?) \*\/)$/;

/** Reads the documented tokens out of the text of `tokens.css`, in its order. */
export function readTokens(css: string): readonly Token[] {
  const tokens: Token[] = [];
  let group = "";
  let about = "";
  let contrast: ContrastRule | undefined;
  for (const text of css.split("\n")) {
    const found = line.exec(text)?.groups;
    if (!found) continue;
    if (found.group) group = found.group;
    else if (found.as === "text" || found.as === "shape")
      contrast = { as: found.as, on: found.on?.split(", ").map((on) => `--mcp-${on}`) ?? [] };
    else if (found.about) about = found.about;
    // What a density sets again was named before.
    else if (isToken(found.name) && tokens.every(({ name }) => name !== found.name)) {
      const tier = found.comment ? 2 : 1;
      const value = found.value ?? "";
      tokens.push({ name: found.name, group, about, value, tier, ...(contrast && { contrast }) });
      about = "";
      contrast = undefined;
    }
  }
  return tokens;
}

function isToken(name: string | undefined): name is Token["name"] {
  return name?.startsWith("--mcp-") ?? false;
}
