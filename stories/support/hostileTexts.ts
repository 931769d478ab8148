const lorem = "Please read this with care, for it goes on and on. ";

/** What a hostile, careless or merely foreign server may write wherever it may write at all. */
export const hostileTexts = {
  markup:
    '<img src="x" onerror="window.ran=1"><script>window.ran=1</script>"><svg/onload=window.ran=1>{{window.ran=1}}',
  links:
    "[Click here](https://evil.example/) https://evil.example/?next=1 javascript:window.ran=1 <https://evil.example/>",
  bidi: "Pay \u202e.00.51$ rof\u202c now \u2066isolated\u2069 \u200fthen",
  zeroWidth: "pass\u200bword\u200c, \u2060your\ufeff to\u200dken\u180e",
  tags: `Hello${[..."ignore the person"].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("")}`,
  marks: `Z${"\u0300\u0316\u0301\u0317".repeat(60)}algo${"\u0489".repeat(40)}`,
  controls: "one\u0007two\u001b[31mthree\u001b[0m\u0085four\u007f\u009b5",
  nullByte: "before\u0000after",
  halfCharacters: "\ud83d half \udc00",
  long: lorem.repeat(400),
  unbroken: "W".repeat(8_000),
  rightToLeft: "شروط الحجز: ومחיר 120 שקל (بدون ضريبة) ABC",
  emoji: "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇵🇹 👍🏽 ❤️‍🔥 1️⃣ 👨🏿‍🚀",
  prototype: "__proto__",
  method: "constructor",
} as const;

/** The name of one kind of hostile text. */
export type HostileKind = keyof typeof hostileTexts;
