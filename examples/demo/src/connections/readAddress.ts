/** A server address as it was typed: where it leads, or what is wrong with it. */
export type Address = { readonly url: string } | { readonly problem: string };

const thisMachine = ["127.0.0.1", "localhost"];

/** Reads a typed address; the page's own policy allows https anywhere, and plain http only to this machine. */
export function readAddress(typed: string): Address {
  const text = typed.trim();
  if (text === "") return { problem: "Type the address of an MCP server." };
  // Some browsers escape a space in a host instead of refusing it.
  const url = /\s/.test(text)
    ? null
    : URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${scheme(text)}://${text}`);
  if (!url) return { problem: "This is not an address. One looks like https://example.com/mcp." };
  if (url.username || url.password)
    return { problem: "Leave the user name and password out of the address." };
  if (url.protocol === "https:") return { url: url.href };
  if (url.protocol !== "http:")
    return { problem: `The demo speaks http and https, not ${url.protocol.replace(":", "")}.` };
  if (thisMachine.includes(url.hostname)) return { url: url.href };
  return {
    problem: "Plain http leads only to this machine (127.0.0.1, localhost). Use https elsewhere.",
  };
}

function scheme(text: string): string {
  return thisMachine.some((host) => text.startsWith(host)) ? "http" : "https";
}
