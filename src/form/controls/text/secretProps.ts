/** Props that keep a browser, its spelling service and password managers from filling in, reading and remembering a secret. */
export const secretProps = {
  // Browsers fill in a password field that says "off", with the person's password for the host app itself.
  autoComplete: "new-password",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-form-type": "other",
  "data-lpignore": "true",
} as const;
