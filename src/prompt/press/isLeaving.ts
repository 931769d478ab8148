/**
 * Whether a press only leaves a question: it says no, puts aside, stops or goes back. Buttons that do so carry
 * `data-leaves`; what else can be pressed counts as accepting, a button of the app's own too.
 */
export function isLeaving(press: Event): boolean {
  const { target } = press;
  const pressed = target instanceof Element ? target.closest(pressable) : null;
  return pressed === null || pressed.hasAttribute("data-leaves");
}

const pressable =
  'button, a[href], [role="button"], [role="link"], input:is([type="submit"], [type="button"], [type="image"])';
