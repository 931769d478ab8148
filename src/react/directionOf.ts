const rightToLeft = /^(ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i;

/** The writing direction of a locale; Firefox has no `Intl.Locale.prototype.getTextInfo`. */
export function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.test(locale) ? "rtl" : "ltr";
}
