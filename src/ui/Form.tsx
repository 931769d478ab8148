"use client";

import type { ComponentProps, MouseEvent, ReactNode, Ref } from "react";
import { mergeProps } from "./mergeProps.js";

const submitting = ':is(button, input)[type="submit"], button:not([type])';

type Submit = NonNullable<ComponentProps<"form">["onSubmit"]>;

/** The props of `Form`. */
export interface FormProps extends ComponentProps<"form"> {
  /** Takes the element: React 18 hands no `ref` on. */
  readonly elementRef?: Ref<HTMLFormElement> | undefined;
}

/**
 * A form that its buttons submit without the browser: a frame sandboxed without `allow-forms` submits nothing, and a form around
 * it would navigate the page. What the browser submits all the same reaches `onSubmit` too. Renders a `<form>` element.
 */
export function Form({ onSubmit, elementRef, ...props }: FormProps): ReactNode {
  const submit: Submit = (event) => {
    // React would call the submit handler of a form around this one, such as the app's composer.
    event.stopPropagation();
    // A handler that the app gave keeps ours from running if it prevents the default.
    onSubmit?.(event);
    event.preventDefault();
  };
  const own = {
    onSubmit: submit,
    onClick(event: MouseEvent<HTMLFormElement>) {
      const { target } = event;
      if (event.isDefaultPrevented() || !isElement(target) || !target.closest(submitting)) return;
      // The browser sends no submit event here, and handlers use only what both events have.
      submit(event as unknown as Parameters<Submit>[0]);
    },
  };
  return <form {...mergeProps(own, props)} {...(elementRef && { ref: elementRef })} />;
}

/** Submits the form around an element as a press on its button does. */
export function submitAround(element: Element): void {
  const form = element.closest("form");
  const button = form?.querySelector<HTMLElement>(submitting);
  if (button) button.click();
  else form?.requestSubmit();
}

/** Whether it is an element, of this window or of a frame. */
function isElement(target: EventTarget): target is Element {
  return "closest" in target;
}
