/** The parts of a URL as it was written, before a parser puts it right. */
export interface WrittenUrl {
  /** The part before an `@`; `undefined` if there is none. */
  readonly userInfo: string | undefined;
  readonly host: string;
  /** Whether it is written so that people and browsers read different addresses. */
  readonly isDeviant: boolean;
}

const authority = /^[a-z][a-z0-9+.-]*:([/\\]*)([^/\\?#]*)/iu;

/** Reads an http(s) URL's authority as it was written. */
export function readWrittenUrl(url: string): WrittenUrl {
  const trimmed = url.replace(/^[\0- ]+/u, "").replace(/[\t\n\r]+/gu, "");
  const [opening = "", slashes = "", written = ""] = authority.exec(trimmed) ?? [];
  const at = written.lastIndexOf("@");
  const host = written
    .slice(at + 1)
    .replace(/:\d*$/u, "")
    .trimEnd();
  const plain = host.normalize("NFC").toLowerCase();
  return {
    userInfo: at < 0 ? undefined : written.slice(0, at),
    host,
    isDeviant:
      slashes !== "//" ||
      opening.includes("\\") ||
      trimmed.charAt(opening.length) === "\\" ||
      /[\t\n\r]/u.test(url.trim()) ||
      plain.normalize("NFKC") !== plain ||
      /[。．｡]/u.test(plain),
  };
}
