/** The origins of the pages around this one that are not its own, from the nearest; none in a page that nobody frames. */
export function framingOrigins(): readonly string[] {
  // Firefox gives none; it cannot tell what is covered either.
  return [...(location.ancestorOrigins ?? [])].filter((origin) => origin !== location.origin);
}
