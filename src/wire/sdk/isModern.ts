/** From 2026-07-28 on servers ask inside results only (basic/patterns/mrtr). */
export function isModern(protocolVersion: string | undefined): boolean {
  return protocolVersion !== undefined && protocolVersion >= "2026-07-28";
}
