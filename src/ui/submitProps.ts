import type { ComponentProps, FormEvent, FormEventHandler, MouseEvent } from "react";

const submitting = ':is(button, input)[type="submit"], button:not([type])';

/**
 * Returns props with which the buttons of a form submit it without the browser: a frame sandboxed without `allow-forms` submits
 * nothing, and a form around it would navigate the page. What the browser submits all the same reaches `onSubmit` too.
 */
export function submitProps(
  onSubmit: FormEventHandler<HTMLFormElement> | undefined,
): Pick<ComponentProps<"form">, "onClick" | "onSubmit"> {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Nothing of it reaches a form around this one, such as the app's composer.
    event.stopPropagation();
    // A handler that the app gave keeps ours from running if it prevents the default.
    onSubmit?.(event);
    event.preventDefault();
  };
  return {
    onClick(event: MouseEvent<HTMLFormElement>) {
      const { target } = event;
      if (!event.isDefaultPrevented() && isElement(target) && target.closest(submitting))
        submit(event);
    },
    onSubmit: submit,
  };
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
