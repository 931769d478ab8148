/** Lets the time pass in which a question that has just appeared takes no press: it begins after two frames. */
export async function armed(armAfter: number): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  await new Promise((resolve) => {
    setTimeout(resolve, armAfter);
  });
}
