"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { RootField } from "./RootField.js";
import { useRootsContext } from "./RootsContext.js";
import { useFolderDrop } from "./useFolderDrop.js";
import { useRootErrors } from "./useRootErrors.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Add`. */
export interface RootsManagerAddProps extends Omit<ComponentProps<"form">, "children"> {
  /** Tells the path of a dropped file or folder, where the platform does: Electron's `webUtils.getPathForFile`. @default no dropping of files */
  readonly pathOfFile?: (file: File) => string | undefined;
}

const examples = { posix: "/home/me/travel", windows: "C:\\Users\\me\\travel" } as const;

/** Adds a root: by typing its path, by the host app's picker, or by dropping a folder. Renders a `<form>` element. */
export function RootsManagerAdd({
  pathOfFile,
  className,
  ...props
}: RootsManagerAddProps): ReactNode {
  const words = useRootsMessages();
  const { roots, announce } = useRootsContext();
  const errors = useRootErrors();
  const [path, setPath] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const add = async (root: string) => {
    const isDone = errors.take(await roots.add(root));
    if (isDone) announce(words.added({ root }));
    else {
      setPath(root);
      input.current?.focus();
    }
    return isDone;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await add(path)) setPath("");
  };
  const drop = useFolderDrop(pathOfFile, async (paths) => {
    if (paths.length === 0) announce(words.notDropped);
    for (const dropped of paths) if (!(await add(dropped))) return;
  });

  return (
    <form
      {...props}
      {...drop.props}
      noValidate
      className={cx("mcp-roots-add", className)}
      data-dropping={drop.isOver || undefined}
      onSubmit={(event) => void submit(event)}
    >
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
      <div className="mcp-actions">
        <Button type="submit">{words.add}</Button>
        {roots.pick && (
          <Button onClick={() => void roots.pick?.().then(errors.take)}>{words.pick}</Button>
        )}
        {pathOfFile && <span className="mcp-roots-hint">{words.drop}</span>}
      </div>
    </form>
  );
}
