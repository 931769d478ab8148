import type { KeyboardEvent } from "react";
import { isTextField } from "../focus/textField.js";

/** Matches controls that take letters for themselves: they go to the choice that begins with one. */
const takesLetters =
  "select, [role=listbox], [role=option], [role=combobox], [role=menu], [role=menuitem]";

/** The letter of a key that is to be taken for a shortcut, in upper case; undefined for any other key, and while a person writes. */
export function letterOf(event: KeyboardEvent): string | undefined {
  const { key, target, nativeEvent } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  // One that is held down, or that writes half a character, is no press of its own.
  if (event.repeat || nativeEvent.isComposing || [...key].length !== 1) return undefined;
  if (!(target instanceof Element) || isTextField(target) || target.closest(takesLetters))
    return undefined;
  return key.toUpperCase();
}

/** Finds the button in an element that a letter stands for. */
export function buttonOf(root: Element, letter: string): HTMLElement | undefined {
  return [
    ...root.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(letter)}"]`),
  ].find((button) => !button.closest("[hidden]") && !button.matches(":disabled"));
}

/** Presses the button that a letter stands for, as a pointer would: whoever guards its presses guards this one. Returns whether there was one. */
export function pressShortcut(event: KeyboardEvent<HTMLElement>): boolean {
  const letter = letterOf(event);
  const button = letter === undefined ? undefined : buttonOf(event.currentTarget, letter);
  if (!button) return false;
  event.preventDefault();
  button.click();
  return true;
}
