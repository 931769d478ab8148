const pairs =
  "аaсcԁdеeһhіiјjӏlоoрpԛqѕsтtυuѵvԝwхxуyкkмmнhвbгrѡwαaβbεeηnιiκkνvοoρpτtχxγyωwօoսuցgոnհhյjıiɩiɑaɡgʟlɪiʀrᴀaʙbᴄcᴅdᴇeꜰfɢgʜhᴊjᴋkᴍmɴnᴏoᴘpꜱsᴛtᴜuᴠvᴡwʏyᴢzøołlđdħhſs";

/** Small letters of other alphabets, and rare Latin ones, that look like letters of ASCII. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  Array.from(pairs.matchAll(/(.)(.)/gu), ([, strange = "", plain = ""]) => [strange, plain]),
);
