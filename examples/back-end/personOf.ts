/** Stands for the session of an app: who has signed in. */
export function personOf(request: Request): string | undefined {
  return /(?:^|; )person=([\w-]{36})/.exec(request.headers.get("cookie") ?? "")?.[1];
}
