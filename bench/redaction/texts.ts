import { labelled } from "../../test/safety/redaction/labelled.js";

const megabyte = 1 << 20;
const repeat = (piece: string) =>
  piece.repeat(Math.ceil(megabyte / piece.length)).slice(0, megabyte);

/** A megabyte of text each: what is private as dense as it gets, nothing private, and what is written to cost much. */
export const texts: Readonly<Record<string, string>> = {
  "labelled lines": repeat(labelled.map(({ text }) => text).join("\n")),
  "plain words": repeat("The quick brown fox jumps over the lazy dog. "),
  "spaced digits": repeat("1 "),
  "digits and dashes": repeat("1-"),
  "beginnings of addresses": repeat("https://a.b/?k="),
  "beginnings of assignments": repeat('password="'),
  letters: repeat("a"),
};
