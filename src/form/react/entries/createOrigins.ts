import type { Field } from "../../../schema/field.js";
import { type Entry, isSameEntry, startingEntry } from "../../model/entry.js";

/** Whose entries the fields of a form hold. */
export interface Origins {
  /** Notes that an entry was typed before the form was made, or elsewhere. */
  readonly draft: (field: Field, entry: Entry) => void;
  /** Notes what a field holds now: `isTyped` where it was entered just now, the same as before or not. */
  readonly note: (field: Field, entry: Entry, isTyped: boolean) => void;
  /** Notes that what was restored was taken back: nothing is restored there again. */
  readonly forget: (field: Field) => void;
  /** Whether a draft may still go into a field. */
  readonly takesDraft: (field: Field) => boolean;
  /** Whether a field holds what was restored into it. */
  readonly isDraft: (field: Field, entry: Entry) => boolean;
  /** Whether the person has changed what a field holds, here or before a reload. */
  readonly isChanged: (field: Field) => boolean;
}

/** Makes the origins of a form that nobody has touched. */
export function createOrigins(): Origins {
  const origins = new Map<string, Origin>();
  const originOf = ({ id }: Field) => origins.get(id);

  const isDraft: Origins["isDraft"] = (field, entry) => {
    const origin = originOf(field);
    return origin?.from === "draft" && isSameEntry(entry, origin.entry);
  };

  return {
    draft: ({ id }, entry) => void origins.set(id, { from: "draft", entry }),
    note(field, entry, isTyped) {
      const isLeft = () =>
        originOf(field)?.from !== "draft" && isSameEntry(entry, startingEntry(field));
      if (isTyped || !(isLeft() || isDraft(field, entry)))
        origins.set(field.id, { from: "person" });
    },
    forget: ({ id }) => void origins.set(id, { from: "forgotten" }),
    takesDraft: (field) => (originOf(field)?.from ?? "draft") === "draft",
    isDraft,
    isChanged(field) {
      const from = originOf(field)?.from;
      return from === "person" || from === "draft";
    },
  };
}

/** Whose entry a field holds, where that is no longer what it started with. */
type Origin =
  | { readonly from: "person" }
  | { readonly from: "draft"; readonly entry: Entry }
  | { readonly from: "forgotten" };
