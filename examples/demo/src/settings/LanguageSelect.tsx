import { type ReactElement, useId } from "react";
import { isLanguageTag, type LanguageTag, languages } from "./languages.js";

/** Props of {@link LanguageSelect}. */
export interface LanguageSelectProps {
  readonly value: LanguageTag;
  readonly onValueChange: (language: LanguageTag) => void;
}

/** The language of what mcp-host-ui says. Renders a labelled `<select>` element. */
export function LanguageSelect({ value, onValueChange }: LanguageSelectProps): ReactElement {
  const id = useId();
  return (
    <div className="choices">
      <label className="choices-legend" htmlFor={id}>
        Language of questions
      </label>
      <select
        className="input"
        id={id}
        value={value}
        onChange={(event) => {
          if (isLanguageTag(event.target.value)) onValueChange(event.target.value);
        }}
      >
        {Object.entries(languages).map(([tag, { title }]) => (
          <option key={tag} value={tag} lang={tag}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
