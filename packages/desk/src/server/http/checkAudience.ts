/** Throws a sentence that says what to write, where an audience is none: another person would see the questions. */
export function checkAudience(audience: unknown): asserts audience is string {
  const isOne =
    typeof audience === "string" &&
    audience !== "" &&
    audience.length <= 200 &&
    !audience.startsWith("//");
  if (!isOne)
    throw new TypeError(
      "A desk was given no audience: a text of 1 to 200 characters that does not begin with //. Without it nobody can tell " +
        "whose questions these are. Give the id of the person, as your own sign-in knows it: desk.feed(request, { audience: user.id }).",
    );
}
