/** Whether Base64 says a name and a password, as the Basic scheme writes them (RFC 7617). */
export function holdsPassword(base64: string): boolean {
  try {
    const text = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
    return /^[^\0-\x1f\x7f:]*:[^\0-\x1f\x7f]*$/u.test(text);
  } catch {
    return false;
  }
}
