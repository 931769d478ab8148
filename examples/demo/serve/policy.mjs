const strict = [
  "default-src 'self'",
  "style-src 'self'",
  // What a server sends to a model is shown from the request itself, never fetched; the dot on the tab's icon is drawn here.
  "img-src 'self' blob: data:",
  "media-src blob:",
  "require-trusted-types-for 'script'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

/** What the built page may do: nothing but its own files, and talking to MCP servers. */
export const builtPolicy = [...strict, connections()].join("; ");

/** The same for the page from source: the development server's own tags carry a nonce. */
export function sourcePolicy(nonce) {
  return [
    ...strict.filter((directive) => !directive.startsWith("style-src")),
    `style-src 'self' 'nonce-${nonce}'`,
    `script-src 'self' 'nonce-${nonce}'`,
    connections(),
  ].join("; ");
}

/** Any server over https; over plain http only those on this machine. */
function connections() {
  return "connect-src 'self' http://127.0.0.1:* http://localhost:* https:";
}
