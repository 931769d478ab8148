import { useAttention } from "mcp-host-ui/attention";
import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";
import type { Settings } from "./createSettings.js";
import { Switch } from "./Switch.js";

/** Who may call for attention while the person looks elsewhere, and when. Renders a `<fieldset>` element. */
export function AttentionFields(): ReactElement {
  const { settings, connections } = useDemo();
  const { notifies, keepsQuiet, quietHours, muted } = useStore(settings);
  const { permission, requestPermission } = useAttention();
  const change = (next: Partial<Settings>) => settings.setState((all) => ({ ...all, ...next }));
  const notify = async (wants: boolean) => {
    const allowed = wants && (await requestPermission()) === "granted";
    change({ notifies: allowed });
  };
  return (
    <fieldset className="choices">
      <legend className="choices-legend">While you look elsewhere</legend>
      <Switch
        label="Notify me of questions"
        checked={notifies && permission === "granted"}
        disabled={permission === "denied" || permission === "unsupported"}
        onCheckedChange={(wants) => notify(wants)}
      />
      {permission === "denied" && (
        <p className="model-about">Your browser's settings forbid notifications here.</p>
      )}
      <Switch
        label="Keep quiet hours"
        checked={keepsQuiet}
        onCheckedChange={(keeps) => change({ keepsQuiet: keeps })}
      />
      {keepsQuiet && (
        <div className="choices-row">
          {(["from", "to"] as const).map((end) => (
            <label className="model-field" key={end}>
              {end === "from" ? "From" : "To"}
              <input
                className="input"
                type="time"
                required
                value={quietHours[end]}
                onChange={({ target }) =>
                  target.value !== "" &&
                  change({ quietHours: { ...quietHours, [end]: target.value } })
                }
              />
            </label>
          ))}
        </div>
      )}
      {useStore(connections).map(({ route: { id, name } }) => (
        <Switch
          key={id}
          label={`Tell me of questions from ${name}`}
          checked={!muted.includes(id)}
          onCheckedChange={(tells) =>
            change({ muted: [...muted.filter((other) => other !== id), ...(tells ? [] : [id])] })
          }
        />
      ))}
    </fieldset>
  );
}
