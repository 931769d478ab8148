import tokensCss from "mcp-host-ui/tokens.css?raw";
import { type ReactNode, useState } from "react";
import { booking } from "../support/requests.ts";
import { ContrastList } from "./ContrastList.tsx";
import { Product } from "./Product.tsx";
import { readTokens } from "./readTokens.ts";
import { TokenField } from "./TokenField.tsx";
import "./themeEditor.css";

const tokens = readTokens(tokensCss);
const groups = [...new Set(tokens.map(({ group, tier }) => `${tier} ${group}`))];

/** Edits every token on a live card, and writes what was changed as CSS. */
export function ThemeEditor(): ReactNode {
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const [copied, setCopied] = useState(false);
  const css = writeCss(changes);
  const change = (name: string, value: string) => {
    setCopied(false);
    setChanges(({ [name]: _, ...others }) =>
      value === "" ? others : { ...others, [name]: value },
    );
  };
  return (
    <div className="theme-editor">
      <form aria-label="Tokens" onSubmit={(event) => event.preventDefault()}>
        {groups.map((group) => (
          <fieldset key={group}>
            <legend>{group.slice(2)}</legend>
            {tokens
              .filter((token) => `${token.tier} ${token.group}` === group)
              .map((token) => (
                <TokenField
                  key={token.name}
                  token={token}
                  value={changes[token.name] ?? ""}
                  onValueChange={(value) => change(token.name, value)}
                />
              ))}
          </fieldset>
        ))}
      </form>
      {/* Custom properties cannot be set from a stylesheet that does not know them yet. */}
      <div data-mcp-theme="" className="theme-preview" style={changes}>
        <Product name="Preview" className="theme-product" request={booking} />
        <ContrastList key={css} tokens={tokens} />
        <section aria-label="Your theme">
          <pre>{css}</pre>
          <button
            type="button"
            onClick={() => navigator.clipboard.writeText(css).then(() => setCopied(true))}
          >
            Copy as CSS
          </button>
          <button
            type="button"
            onClick={() => {
              setCopied(false);
              setChanges({});
            }}
          >
            Start again
          </button>
          <p role="status">{copied ? "Copied." : ""}</p>
        </section>
      </div>
    </div>
  );
}

function writeCss(changes: Readonly<Record<string, string>>): string {
  const lines = Object.entries(changes).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? "/* Nothing is changed yet. */" : `:root {\n${lines.join("\n")}\n}`;
}
