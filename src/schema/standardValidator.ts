import type { Issue } from "./issue.js";

/** A validator as the Standard Schema specification wants it (standardschema.dev, version 1). */
export interface StandardValidator<Output> {
  /** The member that libraries that know the specification read. */
  readonly "~standard": StandardProps<Output>;
}

/** The properties that the Standard Schema specification asks for. */
export interface StandardProps<Output> {
  /** The version of the specification. */
  readonly version: 1;
  /** Who made the validator. */
  readonly vendor: "mcp-host-ui";
  /** Gives back a valid value unchanged, or issues whose message is their code. */
  readonly validate: (value: unknown) => StandardResult<Output>;
  /** Nothing at run time: it carries the types. */
  readonly types?: { readonly input: Output; readonly output: Output } | undefined;
}

/** The result of validating a value by a Standard Schema. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: Issue["path"] }[] };

/** Offers a check as a Standard Schema. */
export function standardProps<Output>(
  check: (value: unknown) => readonly Issue[],
): StandardProps<Output> {
  return {
    version: 1,
    vendor: "mcp-host-ui",
    validate(value) {
      const issues = check(value);
      if (issues.length > 0) {
        return { issues: issues.map(({ code, path }) => ({ message: code, path })) };
      }
      // The check has just found that the value is what the schema describes.
      return { value: value as Output };
    },
  };
}
