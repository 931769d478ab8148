import * as z from "zod";

/** The patterns that Zod itself writes beside a format: they say no more than the format. */
export const ownPatterns: ReadonlySet<unknown> = new Set(
  [
    z.email(),
    z.email({ pattern: z.regexes.html5Email }),
    z.email({ pattern: z.regexes.rfc5322Email }),
    z.email({ pattern: z.regexes.unicodeEmail }),
    z.iso.date(),
    z.iso.datetime(),
    z.iso.datetime({ offset: true }),
  ].map((schema) => z.toJSONSchema(schema).pattern),
);
