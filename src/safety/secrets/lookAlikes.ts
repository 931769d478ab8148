const pairs = [
  "аaсcԁdеeһhіiјjӏlоoрpԛqѕsтtυuѵvԝwхxуyкkмmнhвbгrѡwαaβbεeηnιiκkνvοoρpτtχxγyωwօoսuցgոnհhյjıiɩiɑaɡgʟlɪiʀrᴀaʙbᴄcᴅdᴇeꜰfɢgʜhᴊjᴋkᴍmɴnᴏoᴘpꜱsᴛtᴜuᴠvᴡwʏyᴢzøołlđdħhſs",
  "σsςsδdքp",
  // Turned letters
  "ɐaɔcǝeɟfɥhᴉiɾjʞkɯmɹrʇtʌvʍwʎy",
  // Deseret
  "𐐬o𐐽c𐑈s𐑃l",
  // Lisu
  "ꓐbꓑpꓓdꓔtꓖgꓗkꓙjꓚcꓜzꓝfꓟmꓠnꓡlꓢsꓣrꓦvꓧhꓪwꓫxꓬyꓮaꓰeꓲiꓳoꓴu",
  // Cherokee, in small letters
  "ꭰdꭱrꭲtꭴoꭵiꭹyꭺaꭻjꭼeꮃwꮇmꮋhꮍyꮎoꮐgꮒhꮓzꮟbꮢrꮤwꮥsꮩvꮪsꮮlꮯcꮲpꮶkꮷdᏻgᏼb",
  // Coptic, and syllables of Canada
  "ⲁaⲃbⲥcⲉeⲏhⲓiⲕkⲙmⲛnⲟoⲣpⲧtⲩyⲭxⲱwⲍzᗩaᗷbᑕcᗪdᗴeᖴfᕼhᒍjᒪlᗰmᑎnᑭpᑫqᖇrᔕsᑌuᐯvᗯwᘔz",
  // Signs of currencies, and letters with bars
  "₳a₿b₵cɇe₣f₲gⱨh₭kⱡl₥m₹r₦n₱pɽr₴s₮tʉu₩wɏyⱬz",
].join("");

/** The first of the 26 letters in a negative circle, in a negative square, and as a regional indicator. */
const enclosed = [0x1f150, 0x1f170, 0x1f1e6];
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Small letters of other alphabets, rare Latin ones, and signs that look like letters of ASCII. */
export const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...Array.from(
    pairs.matchAll(/(.)(.)/gu),
    ([, strange = "", plain = ""]) => [strange, plain] as const,
  ),
  ...enclosed.flatMap((first) =>
    letters.map((letter, place) => [String.fromCodePoint(first + place), letter] as const),
  ),
]);
