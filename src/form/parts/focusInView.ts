import { focusedElement, treeOf } from "../../react/tree.js";
import type { Field } from "../../schema/field.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import { fieldIds } from "./field/FieldContext.js";

/** The DOM id of a form's summary. */
export function summaryId({ domId }: ElicitationFormStore): string {
  return `${domId}-summary`;
}

/** Focuses a field, and brings all of it into view: its label and error, and the summary where there is room for both. */
export function focusInView(control: ElicitationFormStore, field: Field): void {
  control.focus(field);
  const tree = treeOf(focusedElement());
  const label = tree.getElementById(fieldIds(control.domId, field).label);
  const box = label?.closest(".mcp-form-field");
  // Where nothing is laid out, nothing scrolls.
  if (!box || !("scrollIntoView" in box)) return;
  const summary = tree.getElementById(summaryId(control));
  summary?.scrollIntoView({ block: "nearest" });
  box.scrollIntoView({ block: "nearest" });
  if (summary) uncover(box, summary);
}

/** Scrolls back what lies under a summary that stays above the fields. */
function uncover(box: Element, summary: Element) {
  const covered = summary.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
  if (covered <= 0 || getComputedStyle(summary).position !== "sticky") return;
  summary.parentElement?.scrollBy({ top: -covered - gap });
}

/** So much of what stands before the label is seen, in CSS pixels. */
const gap = 8;
