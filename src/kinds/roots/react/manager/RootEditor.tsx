"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { Form } from "../../../../ui/Form.js";
import type { RootServers } from "../../core/rootRecord.js";
import type { RootView } from "../hooks/rootsView.js";
import { RootField } from "./RootField.js";
import { useRootsContext } from "./RootsContext.js";
import { rootLabel } from "./rootLabel.js";
import { ServersChoice } from "./ServersChoice.js";
import { useRootErrors } from "./useRootErrors.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootEditor`. */
export interface RootEditorProps {
  readonly root: RootView;
  /** Hears that the person is done, one way or the other. */
  readonly onClose: () => void;
}

/** The fields of one root: its path where the person typed it, its name, who gets it, and what to keep out of. Renders a `<form>` element. */
export function RootEditor({ root, onClose }: RootEditorProps): ReactNode {
  const words = useRootsMessages();
  const errors = useRootErrors();
  const [path, setPath] = useState(root.path);
  const [name, setName] = useState(root.name ?? "");
  const [servers, setServers] = useState<RootServers>(root.servers);
  const { roots } = useRootsContext();
  const [exclusions, setExclusions] = useState(root.exclusions.join("\n"));
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);

  const save = async () => {
    const lines = exclusions.split("\n").filter((line) => line.trim() !== "");
    const changes = { name, servers, exclusions: lines };
    const receipt = await (root.origin === "manual"
      ? root.change({ ...changes, ...(path !== root.path && { root: path }) })
      : root.change(changes));
    if (errors.take(receipt)) onClose();
    else requestAnimationFrame(() => focusFirstError(form.current));
  };

  return (
    <Form
      elementRef={form}
      noValidate
      aria-label={words.editRoot({ root: rootLabel(root) })}
      className="mcp-roots-editor"
      onSubmit={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      {root.origin === "manual" && (
        <RootField label={words.path} error={errors.of("root")}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              className="mcp-roots-input"
              value={path}
              onChange={(event) => setPath(event.target.value)}
            />
          )}
        </RootField>
      )}
      <RootField label={words.name} hint={words.nameHint} error={errors.of("name")}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            className="mcp-roots-input"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </RootField>
      <ServersChoice value={servers} onValueChange={setServers} />
      {roots.exclusions !== "none" && (
        <RootField
          label={words.keepOut}
          hint={roots.exclusions === "sent" ? words.keepOutHint : words.keepOutEnforcedHint}
          error={errors.of("exclusions")}
        >
          {(control) => (
            <textarea
              {...control}
              dir="ltr"
              rows={2}
              spellCheck={false}
              autoCapitalize="none"
              className="mcp-roots-input"
              value={exclusions}
              onChange={(event) => setExclusions(event.target.value)}
            />
          )}
        </RootField>
      )}
      {errors.other && (
        <p role="alert" className="mcp-roots-error">
          {errors.other}
        </p>
      )}
      <div className="mcp-actions mcp-roots-editor-actions">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button weight="main" type="submit">
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
