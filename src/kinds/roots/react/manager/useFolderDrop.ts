"use client";

import { type DragEvent, type HTMLAttributes, useRef, useState } from "react";

/** Props that make an element a place to drop folders on. */
export interface FolderDrop {
  /** Whether something that may be a folder is held over it. */
  readonly isOver: boolean;
  readonly props: Pick<
    HTMLAttributes<HTMLElement>,
    "onDragEnter" | "onDragLeave" | "onDragOver" | "onDrop"
  >;
}

/**
 * Takes dropped folders where their paths are known: as `file:` addresses, which some systems hand over, or by
 * `pathOfFile`. Pages are told neither for files of their own accord.
 */
export function useFolderDrop(
  pathOfFile: ((file: File) => string | undefined) | undefined,
  onPaths: (paths: readonly string[], drop: Event) => unknown,
): FolderDrop {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);

  const mayTake = ({ dataTransfer: { types } }: DragEvent) =>
    types.includes("text/uri-list") || (pathOfFile !== undefined && types.includes("Files"));
  const enter = (step: number) => (event: DragEvent) => {
    if (!mayTake(event)) return;
    event.preventDefault();
    depth.current += step;
    setIsOver(depth.current > 0);
  };

  return {
    isOver,
    props: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver(event) {
        if (mayTake(event)) event.preventDefault();
      },
      onDrop(event) {
        depth.current = 0;
        setIsOver(false);
        if (!mayTake(event)) return;
        event.preventDefault();
        const { dataTransfer } = event;
        const addresses = dataTransfer
          .getData("text/uri-list")
          .split(/\r?\n/)
          .filter((line) => /^file:/i.test(line));
        const files = [...dataTransfer.files].flatMap((file) => pathOfFile?.(file) ?? []);
        onPaths(files.length > 0 ? files : addresses, event.nativeEvent);
      },
    },
  };
}
