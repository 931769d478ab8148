// Insides of character classes, by blocks rather than by property: shorter, and marks belong to their script.

/** Letters and marks of Hebrew, Arabic and the other right-to-left scripts. */
export const rightToLeft: string =
  "\\u0590-\\u05ff\\u0608-\\u061b\\u061d-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";

/** Scripts that write with joiners: the cursive ones and those of India and its neighbours. */
export const joining: string =
  "\\u0600-\\u0dff\\u0f00-\\u109f\\u1780-\\u18af\\u1a20-\\u1bff\\ua840-\\ua87f\\ua8e0-\\ua9ff\\uaa60-\\uaadf\\uabc0-\\uabff\\ufb50-\\ufdff\\ufe70-\\ufefc\\u{10ac0}-\\u{10aff}\\u{10d00}-\\u{10d3f}\\u{10f30}-\\u{10fdf}\\u{11000}-\\u{11fff}\\u{1e900}-\\u{1e95f}";

/** Arabic and its relatives, where a joiner may also stand before the letter. */
export const cursive: string = "\\u0620-\\u08ff\\ufb50-\\ufdff\\ufe70-\\ufefc";

/** Scripts of South-East Asia, which divide words by a space of no width. */
export const unspaced: string =
  "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u19e0-\\u19ff\\uaa60-\\uaa7f";

/** Marks that combine with the letters of any script. */
export const anyScriptMarks: string =
  "\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f";
