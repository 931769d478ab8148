"use client";

import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../../ui/Button.js";
import { Form } from "../../../../ui/Form.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useRefs } from "../../../../ui/useRefs.js";
import type { RootServers } from "../../core/rootRecord.js";
import { RootField } from "./RootField.js";
import { useRootsContext } from "./RootsContext.js";
import { ServersChoice } from "./ServersChoice.js";
import { useFolderDrop } from "./useFolderDrop.js";
import { useRootErrors } from "./useRootErrors.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Add`. */
export interface RootsManagerAddProps extends Omit<ComponentProps<"form">, "children"> {
  /** Tells the path of a dropped file or folder, where the platform does: Electron's `webUtils.getPathForFile`. @default no dropping of files */
  readonly pathOfFile?: (file: File) => string | undefined;
}

const examples = { posix: "/home/me/travel", windows: "C:\\Users\\me\\travel" } as const;

/**
 * Adds a root once the user has chosen its servers: by a typed path, the host app's picker, or a dropped folder.
 * Renders a `<form>` element.
 */
export function RootsManagerAdd({ pathOfFile, ...props }: RootsManagerAddProps): ReactNode {
  const words = useRootsMessages();
  const { roots, announce, guard } = useRootsContext();
  const errors = useRootErrors();
  const [path, setPath] = useState("");
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [servers, setServers] = useState<RootServers>();
  const [isChoiceMissing, setChoiceMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const visible = useVisibleText();

  const askForServers = () => {
    flushSync(() => setChoiceMissing(true));
    form.current?.querySelector<HTMLElement>("fieldset input")?.focus();
  };
  const finish = () => {
    setPath("");
    setWaiting([]);
    setServers(undefined);
    input.current?.focus();
  };
  const add = async (paths: readonly string[]) => {
    const [root = "", ...others] = paths;
    setPath(root);
    setWaiting(others);
    if (servers === undefined) return askForServers();
    for (const [index, root] of paths.entries()) {
      if (!errors.take(await roots.add(root, { servers }))) {
        setPath(root);
        setWaiting(paths.slice(index + 1));
        input.current?.focus();
        return;
      }
      announce(words.added({ root }));
    }
    finish();
  };
  const pick = async () => {
    if (servers === undefined) return askForServers();
    const receipt = await roots.pick?.({ servers });
    if (receipt && errors.take(receipt)) setServers(undefined);
  };
  const drop = useFolderDrop(pathOfFile, (paths, event) => {
    if (!guard.accepts(event)) return;
    if (paths.length === 0) announce(words.notDropped);
    else void add(paths);
  });
  const submit = () => void add([path, ...waiting]);

  return (
    <AddForm own={{ ...drop.props, onSubmit: submit }} given={props} isOver={drop.isOver} at={form}>
      <RootField
        label={words.path}
        hint={words.pathHint({ example: examples[roots.platform] })}
        error={errors.of("root") ?? errors.other}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            className="mcp-roots-input"
            value={path}
            onChange={(event) => {
              setPath(event.target.value);
              errors.clear();
            }}
          />
        )}
      </RootField>
      {waiting.map((root) => (
        <bdi key={root} dir="ltr" className="mcp-roots-hint">
          {visible(root)}
        </bdi>
      ))}
      {(path !== "" || isChoiceMissing || servers !== undefined) && (
        <ServersChoice
          value={servers}
          error={isChoiceMissing ? words.chooseServers : undefined}
          onValueChange={(chosen) => {
            setServers(chosen);
            setChoiceMissing(false);
          }}
        />
      )}
      <div className="mcp-actions">
        <Button type="submit">{words.add}</Button>
        {roots.pick && <Button onClick={() => void pick()}>{words.pick}</Button>}
        {pathOfFile && <span className="mcp-roots-hint">{words.drop}</span>}
      </div>
    </AddForm>
  );
}

interface AddFormProps {
  readonly own: ComponentProps<"form">;
  readonly given: ComponentProps<"form">;
  readonly isOver: boolean;
  readonly at: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
}

function AddForm({ own, given, isOver, at, children }: AddFormProps): ReactNode {
  return (
    <Form
      {...mergeProps({ ...own, className: "mcp-roots-add" }, given)}
      elementRef={useRefs(at, given.ref)}
      noValidate
      data-dropping={isOver || undefined}
    >
      {children}
    </Form>
  );
}
