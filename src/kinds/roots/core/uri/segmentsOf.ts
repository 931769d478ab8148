/** Splits at slashes and leaves out what names nothing. */
export function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "" && segment !== ".");
}
