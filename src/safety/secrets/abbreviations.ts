import { type Context, firstContext } from "./contexts.js";
import { foldedPattern } from "./foldText.js";
import type { SecretKind } from "./secretKind.js";

const locks = [
  "(?<!\\p{L})(?:safe|vault|lock|padlock|locker|tresor|schloss|zahlenschloss|caja fuerte|candado|cerradura",
  "coffre|cadenas|serrure|cofre|cadeado|fechadura|cassaforte|lucchetto|serratura|kluis|slot|cijferslot|sejf\\p{L}*",
  "klodk\\p{L}*|szafk\\p{L}*|kasa|kilit|key ?box|key ?safe|keypad|schlusselkasten|schlusselbox|schlusseltresor|tastierino|sleutelkluis\\p{L}*|ket sat|khoa cua|dolap)(?!\\p{L})|сейф|замок|замк|خزنة|قفل|金庫|南京錠|保险箱|保險箱|锁|鎖|금고|자물쇠|तिजोरी|ताला|ताले|लॉकर",
].join("|");

/** Labels that mean a secret where what is around speaks of it. */
const abbreviations: readonly Context[] = [
  {
    kind: "pin",
    label: foldedPattern(
      "combina(?:tion|cion|cao|zione|ison)|kombination|combinatie|cijfercombinatie|zahlenkombination|szyfr|kombinacja|sifresi|комбинаци|أرقام|組み合わせ|组合|組合|조합",
    ),
    around: foldedPattern(locks),
  },
  {
    kind: "card-number",
    label: /^pan(?: (?:number|no|nr|digits))?$/u,
    around: foldedPattern(
      "(?<!\\p{L})(?:card|payment|pay|charge|checkout|visa|mastercard|karte|tarjeta|carte)(?!\\p{L})",
    ),
  },
  {
    kind: "cvv",
    label: /^(?:cid|cvd|cvn|cav)(?: (?:code|number|digits))?$/u,
    around: foldedPattern(
      "(?<!\\p{L})(?:card|payment|amex|american express|checkout|karte|tarjeta|carte|carta)(?!\\p{L})",
    ),
  },
  {
    kind: "password",
    label: /^(?:pass|clave|pw|psw|pwd)$/u,
    around: foldedPattern(
      "(?<!\\p{L})(?:user|username|usuario|login|log in|sign in|account|benutzer|utilisateur|identifiant|correo|e ?mail)(?!\\p{L})",
    ),
  },
];

/** The kind of secret that a label such as "PAN" or "combination" means, by what stands around it; both folded. */
export function secretAbbreviated(label: string, around: string): SecretKind | undefined {
  return firstContext(abbreviations, label, around);
}
