/** Joins a part's own class with the caller's. */
export function cx(own: string, more: string | undefined): string {
  return more ? `${own} ${more}` : own;
}
