import { expect, screen, waitFor, within } from "storybook/test";

/** Waits for a dialog, and until it takes presses; looks for things inside whatever dialog is open then. */
export async function openDialog(): Promise<ReturnType<typeof within>> {
  // The first story of a file waits for the server and the client to load.
  await screen.findByRole("dialog");
  await armed();
  return within(await screen.findByRole("dialog"));
}

/** Waits until everything on the page takes presses: a question that has just appeared ignores them. */
export async function armed(): Promise<void> {
  await waitFor(() => expect(document.querySelector("[data-arming]")).toBeNull());
}

/** Waits until the server of the story has received exactly this. */
export async function received(...answers: unknown[]): Promise<void> {
  const region = await screen.findByLabelText("What the server received");
  const read = () => {
    const text = region.querySelector("pre")?.textContent ?? "";
    return text.startsWith("[") ? JSON.parse(text) : [];
  };
  await waitFor(() => expect(read()).toEqual(answers));
}

/** Scrolls to something, as a person does to see it, and waits until the page knows that it was on screen. */
export async function lookAt(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: "center" });
  // What came on screen is told after the next frame.
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
