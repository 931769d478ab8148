/** Whether Base64 says a name and a password, as the Basic scheme writes them (RFC 7617). */
export function holdsPassword(base64: string): boolean {
  try {
    const bytes = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
    return bytes.includes(":") && !Array.from(bytes).some(isControl);
  } catch {
    return false;
  }
}

/** Bytes beyond ASCII are parts of letters. */
function isControl(byte: string): boolean {
  return byte < " " || byte === "\u007f";
}
