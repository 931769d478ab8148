import type { FindPrivate } from "../privateSpan.js";

const longestName = 64;
const longestHost = 253;
/** Writing without spaces would run into an address, so letters of other scripts are a part of it only where there are no others. */
const nameEnd = /(?:[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{M}\d._%+'-]+|[\p{L}\p{M}\d._%+'-]+)$/u;
const host =
  /^(?:(?:[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{M}\d-]{1,63}\.){1,8}[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{M}]{2,24}(?![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d@-])|(?:[\p{L}\p{M}\d-]{1,63}\.){1,8}[\p{L}\p{M}]{2,24}(?![\p{L}\d@]))/u;
/** Endings of files and of code that no address ends in. */
const noDomain =
  /\.(?:png|jpe?g|gif|svg|webp|avif|css|html?|json|xml|md|txt|ya?ml|js|jsx|tsx|py|java|exe|zip|local|internal|localdomain)$/iu;
/** Written so that no machine reads it: "ada (at) example (dot) org". */
const spelled =
  /(?<![\w.-])[\w.+-]{1,64} ?[([{](?:at|ät|arroba|arobase|chiocciola|apenstaartje)[)\]}] ?[\w-]{1,63}(?: ?[([{](?:dot|punkt|punto|point|ponto|punt)[)\]}] ?[\w-]{2,63}|\.[\w-]{2,63}){1,4}/giu;

/** Finds e-mail addresses. */
export const findEmails: FindPrivate = (text) => {
  const found = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const name = nameEnd.exec(text.slice(Math.max(0, at - longestName), at))?.[0] ?? "";
    const domain = host.exec(text.slice(at + 1, at + 1 + longestHost))?.[0] ?? "";
    const trimmed = name.replace(/^[.'%+-]+/u, "");
    const start = at - trimmed.length;
    const end = at + 1 + domain.length;
    const isHandle = text[start - 1] === "@" || text.slice(start - 3, start) === "://";
    // Git's own way to write where a repository is
    const isRepository = trimmed === "git" && /^[:/]/u.test(text.slice(end, end + 1));
    if (trimmed && domain && !noDomain.test(domain) && !isHandle && !isRepository)
      found.push({ start, end, kind: "email" });
  }
  for (const { 0: written, index } of text.matchAll(spelled))
    found.push({ start: index, end: index + written.length, kind: "email" });
  return found;
};
