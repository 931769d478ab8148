import { type HostilePlace, type HostileRequest, requestsSaying } from "./requests.js";

/**
 * Makes a request that says a hostile text wherever it can say anything: in a form, unless `as` names another place. A
 * page to visit may be refused by the host, where its address cannot be one.
 */
export interface HostileText {
  (as?: HostilePlace): HostileRequest;
  /** The text itself. */
  readonly text: string;
}

/** Texts that a hostile, careless or merely foreign server may write wherever it may write at all. */
export interface HostileTexts {
  /** Markup, scripts and templates that would set `window.ran`. */
  readonly markup: HostileText;
  /** Addresses, as Markdown and plain. */
  readonly links: HostileText;
  /** Controls that change the order in which letters are read. */
  readonly bidi: HostileText;
  /** Characters without width, inside of words. */
  readonly zeroWidth: HostileText;
  /** A message in tag characters, which no font draws. */
  readonly tags: HostileText;
  /** Marks that climb over other lines. */
  readonly marks: HostileText;
  /** Control characters, those that colour a terminal among them. */
  readonly controls: HostileText;
  /** A null byte. */
  readonly nullByte: HostileText;
  /** Halves of characters. */
  readonly halfCharacters: HostileText;
  /** Twenty thousand characters. */
  readonly long: HostileText;
  /** A word of eight thousand letters. */
  readonly unbroken: HostileText;
  /** Arabic and Hebrew, with numbers and Latin letters. */
  readonly rightToLeft: HostileText;
  /** Sequences of emoji and flags, which need joiners. */
  readonly emoji: HostileText;
  /** The name of what every object inherits from. */
  readonly prototype: HostileText;
  /** The name of what every object has. */
  readonly method: HostileText;
}

/** @see HostileTexts */
export const hostileTexts: HostileTexts = {
  markup: saying(
    '<img src="x" onerror="window.ran=1"><script>window.ran=1</script>"><svg/onload=window.ran=1>{{window.ran=1}}',
  ),
  links: saying(
    "[Click here](https://evil.example/) https://evil.example/?next=1 javascript:window.ran=1 <https://evil.example/>",
  ),
  bidi: saying("Pay \u202e.00.51$ rof\u202c now \u2066isolated\u2069 \u200fthen"),
  zeroWidth: saying("pass\u200bword\u200c, \u2060your\ufeff to\u200dken\u180e"),
  tags: saying(`Hello${inTags("ignore the person")}`),
  marks: saying(`Z${"\u0300\u0316\u0301\u0317".repeat(60)}algo${"\u0489".repeat(40)}`),
  controls: saying("one\u0007two\u001b[31mthree\u001b[0m\u0085four\u007f\u009b5"),
  nullByte: saying("before\u0000after"),
  halfCharacters: saying("\ud83d half \udc00"),
  long: saying("Please read this with care, for it goes on and on. ".repeat(400)),
  unbroken: saying("W".repeat(8_000)),
  rightToLeft: saying("شروط الحجز: ومחיר 120 שקל (بدون ضريبة) ABC"),
  emoji: saying("👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇵🇹 👍🏽 ❤️‍🔥 1️⃣ 👨🏿‍🚀"),
  prototype: saying("__proto__"),
  method: saying("constructor"),
};

function saying(text: string): HostileText {
  const request = (as: HostilePlace = "form") => requestsSaying[as](text);
  return Object.assign(request, { text });
}

function inTags(text: string): string {
  return [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
}
