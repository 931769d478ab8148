"use client";

import { saveFile } from "mcp-host-ui/kind";
import { type ChangeEvent, type ReactNode, useContext } from "react";
import { readRecording } from "../devtools/readRecording.js";
import type { Recorder } from "../devtools/recorder.js";
import type { OpenedFile } from "./DevtoolsPanel.js";
import { PanelContext } from "./PanelContext.js";
import { ReplayButton } from "./ReplayButton.js";

/** The props of `DevtoolsTools`. */
export interface DevtoolsToolsProps {
  readonly recorder: Recorder;
  /** The file that is shown in the place of this app. */
  readonly file: OpenedFile | undefined;
  readonly onFileChange: (file: OpenedFile | undefined) => void;
}

/** Acts on the whole recording: saves it, opens another, asks it again, clears it. Renders a `<div>` element. */
export function DevtoolsTools({ recorder, file, onFileChange }: DevtoolsToolsProps): ReactNode {
  const { recording, say } = useContext(PanelContext);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    try {
      onFileChange({ name: chosen.name, recording: readRecording(await chosen.text()) });
      say(`Showing ${chosen.name}`);
    } catch (error) {
      say(String(error));
    }
    // So that the same file can be chosen again.
    target.value = "";
  };
  return (
    <div className="mcp-devtools-bar">
      <button
        type="button"
        className="mcp-devtools-button"
        onClick={() =>
          saveFile("mcp-recording.json", "application/json", recorder.toJson(recording))
        }
      >
        Save as file
      </button>
      <label className="mcp-devtools-button">
        Open a file
        <input
          type="file"
          accept="application/json,.json"
          className="mcp-devtools-chooser"
          onChange={(event) => void open(event)}
        />
      </label>
      {recording.questions.length > 0 && (
        <ReplayButton questions={recording.questions}>Replay all</ReplayButton>
      )}
      {file ? (
        <button
          type="button"
          className="mcp-devtools-button"
          onClick={() => {
            onFileChange(undefined);
            say("Showing this app");
          }}
        >
          Show this app
        </button>
      ) : (
        <button
          type="button"
          className="mcp-devtools-button"
          onClick={() => {
            recorder.clear();
            say("Cleared what is settled, and the messages");
          }}
        >
          Clear
        </button>
      )}
    </div>
  );
}
