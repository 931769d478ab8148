"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
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
export function RootsManagerAdd({ pathOfFile, ...props }: RootsManagerAddProps): ReactNode {
  const words = useRootsMessages();
  const { roots, announce, guard } = useRootsContext();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(path).then((isDone) => isDone && setPath(""));
  };
  const drop = useFolderDrop(pathOfFile, async (paths, event) => {
    if (!guard.accepts(event)) return;
    if (paths.length === 0) announce(words.notDropped);
    for (const dropped of paths) if (!(await add(dropped))) return;
  });

  return (
    <AddForm own={{ ...drop.props, onSubmit: submit }} given={props} isOver={drop.isOver}>
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
    </AddForm>
  );
}

interface AddFormProps {
  readonly own: ComponentProps<"form">;
  readonly given: ComponentProps<"form">;
  readonly isOver: boolean;
  readonly children: ReactNode;
}

function AddForm({ own, given, isOver, children }: AddFormProps): ReactNode {
  return (
    <form
      {...mergeProps({ ...own, className: "mcp-roots-add" }, given)}
      noValidate
      data-dropping={isOver || undefined}
    >
      {children}
    </form>
  );
}
