/** Waits for two frames: lists that measure their rows, and what is laid out only near to what can be seen, take one each. */
export async function laidOut(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}
