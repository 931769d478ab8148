import { foldedPattern } from "./foldText.js";
import type { SecretKind } from "./secretKind.js";
import { wordedPattern } from "./words/moreWords.js";

// Folded; `§` stands for a secret's name.

const gap =
  "(?:to|for|do|van|voor|dla|cho|per|для|от|fur|zum|zur|pour|para|por|aux?|des|dei|vom|von|k|em) ";

/** Words of which "the … of a secret" is not the secret. */
const before = [
  "names?|path|number|how many|max|maximum|min|minimum|length|kind|which|public|encrypted",
  "forgot|forgotten|lost|link|url|no|expiry|hint|force|remove|delete|revoke|expired|regenerate",
  "срок|ten|смен\\p{L}*",
].join("|");
const beforeInLabels = [
  "label|type|typ|list|what|hide|show|ask|require|required|requires|exiger|exigir|last|next|date|is",
  "has|uses?|needs",
].join("|");

/** Words of which "a secret's …" is not the secret. */
const after = [
  "size|santa|model|selector|words? count|names?|id|ids|label|labels|path|symbols?|address",
  "ticker|supply|standard|counts?|limits?|budget|types?|kind|balance|length|expiry|ttl|policy",
  "hint|version|scopes?|status|url|uri|endpoint|managers?|provider|field|column|required|format",
  "description|settings|options?|mode|methods?|app|store|issuer|email|link|page|screen",
  "requirements?|rules?|name|window|min|max|minimum|maximum|attempts?|retries|lockout|timeout",
  "days|quota|appreciation|gratitude|variable|var|ref|reference|hints|file path|audience|issuer",
  "header name|title|hint|standard|economics|gating|last|changed|since|expired",
].join("|");

/** Words that make a whole label about something else. */
const anywhere = ["policy|variable|column|length|public key|without|instead"].join("|");

/** Other uses of the names of a kind of secret. */
const others: Readonly<Partial<Record<SecretKind, RegExp>>> = {
  token: foldedPattern(
    "(?<!\\p{L})(?:decision|design|lexer|parser|syntax|stop|end|start|pad|eos|bos|mask|special|native|reward|utility|governance|erc20|nft|swap|buy|sell|hochstzahl|anzahl|ring|standard|pall|cup|torch|flag|stake|burn|mint|trade|queue|laundry|parking) §",
  ),
  "card-number": foldedPattern(
    "(?<!\\p{L})(?:gift|library|loyalty|membership|member|business|greeting|student|report|bonus|fidelite|fidelidad|fidelidade|regalo|cadeau|presente|geschenk|biblioteca|bibliotheque|frequent flyer|metro|transit|fitness|gym)(?: card| karten?| tarjeta)? ?§|§ (?:d[aeo] )?(?:fidelite|fidelidade?|cadeau|presente|membre|bibliote\\p{L}*|lojalnosci\\p{L}*|podarunk\\p{L}*|stalego|klient\\p{L}*|fedelta|regalo|socio|thu vien|thanh vien|sinh vien|qua tang|библиотек\\p{L}*|скидоч\\p{L}*|подароч\\p{L}*|бонус\\p{L}*|клуб\\p{L}*|лояльност\\p{L}*|постоянн\\p{L}*)|(?<!\\p{L})(?:kutuphane|sadakat|hediye|uye|bibliotheek\\p{L}*|klanten\\p{L}*|cadeau\\p{L}*|библиотечн\\p{L}*|подарочн\\p{L}*|लाइब्रेरी|पुस्तकालय|गिफ्ट|सदस्यता)(?: karti| pas| kaart| карт\\p{L}*)? ?§",
  ),
  "api-key": foldedPattern(
    "(?<!\\p{L})(?:juego|jogo|amigo|amico|babbo natale|game|santa|top|trade) §|§ ?(?:santa|サンタ|산타|game|friend|recipe|ingredient|sauce|level|agent|menu|service|shopper|garden|beach|location)",
  ),
  pin: foldedPattern(
    "(?<!\\p{L})(?:dung luong|vien|sac|map|bowling|rolling|safety|hair|lapel|drawing|push|drop|kingpin) §|§ ?(?:の?名前|mah)",
  ),
  "one-time-code": foldedPattern(
    "§ (?:dat phong|dat ve|dat cho|dat ban|don hang|chuyen bay|giao dich)|(?<!\\p{L})(?:rezervasyon|siparis|ucus|booking|reservation|order|shipment) §",
  ),
};

const guard = wordedPattern((more) =>
  [
    `(?<!\\p{L})(?:${before}${more("before")}) ?(?:${gap})?§`,
    `§ ?の?(?:(?:${after}${more("after")})(?!\\p{Script=Latin}))`,
    `(?<!\\p{L})(?:${anywhere}${more("anywhere")})(?!\\p{L})${more("anywhereUnspaced")}`,
  ].join("|"),
);
const labelGuard = foldedPattern(`(?<!\\p{L})(?:${beforeInLabels}) (?:${gap})?§`);
/** Names of other things that contain the name of a secret, in other languages than English. */
const unmarkedGuard = wordedPattern((more) => `(?!)${more("unmarked")}`);

/** Whether a label is about something of a secret's rather than the secret; `marked` has a `§` for its name. */
export function isLabelAboutIt(kind: SecretKind, folded: string, marked: string): boolean {
  return labelGuard.test(marked) || isTextAboutIt(kind, folded, marked);
}

/** The same of a sentence, in which "type" and "show" are verbs. */
export function isTextAboutIt(kind: SecretKind, folded: string, marked: string): boolean {
  return (
    guard().test(marked) || unmarkedGuard().test(folded) || (others[kind]?.test(marked) ?? false)
  );
}

const negated = [
  "leave out|leaving out|omit|exclude|never|not|don t|won t|doesn t|nobody|no one|neither",
  "without|no longer|forgot|forgotten|pas",
].join("|");
const negation = wordedPattern(
  (more) => `(?<!\\p{L})(?:${negated}${more("negated")})(?!\\p{L})${more("negatedUnspaced")}`,
);

/** Returns where a denial begins in a folded text; -1 if there is none. */
export function placeOfDenial(folded: string): number {
  return folded.search(negation());
}

/** Whether a folded text is a denial ("we never ask for your PIN"). */
export function isDenied(folded: string): boolean {
  return negation().test(folded);
}

const requesting = [
  "enter|type|typing|pasting|give|giving|supply|input|insert|submit|tell|share|send|need|needs",
  "required|requires|fill|write|writing|use|confirm|what is|what s|please|choose|set|re enter",
  "copy|specify|state|what do you (?:key|type|enter|press|tap)|copie|could you|can you",
  "let me know|hand over|passe|list|spell|dictate|forward|say|put",
  "read (?:it|them|us|me|back|out|aloud)|(?:reply|respond|answer|get back) (?:to us )?with",
].join("|");
/** Pronouns that verbs of Romance languages end with: "escríbemelo". */
const enclitics = "(?:me|nos|me?lo|noslo|l[oa]s?)?";
const request = wordedPattern(
  (more) =>
    `(?<!\\p{L})(?:${requesting}${more("requesting")})${enclitics}(?!\\p{L})${more("requestingUnspaced")}`,
);

/** Whether a folded text asks the user to type, paste, or say something. */
export function asksForSomething(folded: string): boolean {
  return request().test(folded);
}
