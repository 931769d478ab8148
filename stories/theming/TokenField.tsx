import { type ReactNode, useId } from "react";
import type { Token } from "./readTokens.ts";

/** The props of {@link TokenField}. */
export interface TokenFieldProps {
  readonly token: Token;
  /** What was changed; empty where nothing was. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

const colours = /^(Surfaces|Text|Accent|States)$/;

/** Edits one token: as text, and with the browser's own picker where it is a colour. */
export function TokenField({ token, value, onValueChange }: TokenFieldProps): ReactNode {
  const id = useId();
  const isColour = colours.test(token.group);
  return (
    <div className="token">
      <label htmlFor={id}>
        <code>{token.name}</code>
      </label>
      <p id={`${id}-about`}>{token.about}</p>
      <div className="token-inputs">
        {isColour && (
          <input
            type="color"
            aria-label={`Pick ${token.name}`}
            value={/^#[\da-f]{6}$/i.test(value) ? value : resolved(token.name)}
            onChange={(event) => onValueChange(event.target.value)}
          />
        )}
        <input
          id={id}
          aria-describedby={`${id}-about`}
          placeholder={token.value}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </div>
    </div>
  );
}

/** What a colour is in the page's theme, as a picker wants it. */
function resolved(name: string): string {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return "#000000";
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.color = `var(${name})`;
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
