import { foldedPattern } from "./fold.js";
import type { SecretKind } from "./secretTerms.js";

// Folded; `§` stands for a secret's name.

const gap = "(?:to|for|fur|zum|zur|pour|para|por|per|do|aux?|des|dei|vom|von|k|em) ";

/** Words of which "the … of a secret" is not the secret. */
const before = [
  "names?|nom|nombre|nome|namen?|path|pfad|chemin|ruta|caminho|percorso|location|speicherort",
  "number|anzahl|zahl|quantidade|cantidad|quantas?|quantos|cuantas?|cuantos|combien|wie viele",
  "how many|max|maximum|maximal|maximale|maximo|maxima|massimo|min|minimum|minimal|minimo|minima",
  "hochstzahl|length|kind|which|public|publique|publica|pubblica|offentlicher|encrypted|hashed",
  "forgot|forgotten|lost|link|url|owner|age|no|validity|expiry|expiration|caducidad|vencimiento",
  "expiracion|validade|expiracao|validite|gultigkeit|ablauf|ablaufdatum|scadenza|hint|dica|pista",
  "indice|hinweis|lembrete|recordatorio|rappel|suggerimento|force|robustesse|forca|fortaleza",
  "starke|remove|delete|revoke|rotate|reset|expired|regenerate|invalidate|losche|widerrufe",
  "elimina|eliminar|revocar|revoga|supprime|supprimer|revoquer|подсказк\\p{L}*|действия|срок|최대",
  "최소|максимум|количество|число|имя|название|اسم|عدد|最大|最小|公開|공개|删除|撤销|削除|삭제",
].join("|");
const beforeInLabels = [
  "label|type|list|what|hide|show|ask|require|required|requires|exiger|exigir|last|next|date|is",
  "has|uses?|needs",
].join("|");

/** Words of which "a secret's …" is not the secret. */
const after = [
  "signature|topic|algorithm|template|size|bits|santa|model|selector|words? count|names?|id|ids",
  "label|labels|alias|path|symbols?|address|contract|amount|price|ticker|supply|standard|counts?",
  "limits?|budget|types?|kind|usage|pair|balance|length|expiry|expires?|expiration|lifetime|ttl",
  "policy|policies|hint|reminder|version|owner|scopes?|status|url|uri|endpoint|location|managers?",
  "provider|prefix|suffix|rotation|reset|field|column|strength|required|enabled|age|fingerprint",
  "format|generator|description|settings|options?|mode|methods?|app|store|vault|holder|issuer",
  "brand|expires|email|link|page|screen|protection|protected|requirements?|rules?|visibility",
  "vergessen|schutz|richtlinie|name|lange|pfad|oublie|olvidada|esquecida|atendimento|fila|window",
  "distribution|standard|sale|launch|economics|gate|gating|last|changed|updated|since|expired",
  "名称|名字|名前|名|数|长度|長度|类型|類型|种类|路径|種類|화|强度|強度|ポリシー|이름|길이|유형",
  "수|개수|정책|ヒント|提示|힌트|有効期限|有效期|만료|学|學|(?:ファイル)?の?(?:パス|場所)",
].join("|");

/** Words that make a whole label about something else. */
const anywhere = [
  "policy|policies|politica|politicas|politique|richtlinie|variable|umgebungsvariable|environment",
  "env|column|columna|colonne|spalte|coluna|fingerprint|empreinte|fingerabdruck|huella|length",
  "lange|mindestlange|longitud|longueur|lunghezza|tamanho|taille|comprimento|public key|without",
  "instead|ohne|sans|sin|sem|erlang|gpio",
].join("|");
const anywhereUnspaced =
  "策略|政策|方針|ポリシー|정책|长度|長度|文字数|長さ|길이|длин|طول|политик|سياسة|环境变量|環境変数|환경 변수|路径|路徑|переменн";

/** Guards in whose words a secret's name stands. */
const unmarked = "口令红包|公钥|公鑰|公開鍵|图形验证码|圖形驗證碼|مفتاح عام|공개 키";

/** Other uses of the names of a kind of secret. */
const others: Readonly<Partial<Record<SecretKind, RegExp>>> = {
  token:
    /(?<!\p{L})(?:decision|design|lexer|parser|syntax|stop|end|start|pad|eos|bos|mask|special|native|reward|utility|governance|erc20|nft|swap|buy|sell|hochstzahl|anzahl) §/u,
  "card-number":
    /(?<!\p{L})(?:gift|library|loyalty|membership|member|business|greeting|student|report|bonus|fidelite|fidelidad|fidelidade|regalo|cadeau|presente|geschenk|biblioteca|bibliotheque)(?: card| karten?| tarjeta)? ?§/u,
};

const guard = foldedPattern(
  [
    `(?<!\\p{L})(?:${before}) ?(?:${gap})?§`,
    `§ ?の?(?:(?:${after})(?!\\p{Script=Latin}))`,
    `(?<!\\p{L})(?:${anywhere})(?!\\p{L})`,
    anywhereUnspaced,
  ].join("|"),
);
const labelGuard = foldedPattern(`(?<!\\p{L})(?:${beforeInLabels}) (?:${gap})?§`);
const unmarkedGuard = foldedPattern(unmarked);

/** Whether a label is about something of a secret's rather than the secret; `marked` has a `§` for its name. */
export function isLabelAboutIt(kind: SecretKind, folded: string, marked: string): boolean {
  return labelGuard.test(marked) || isTextAboutIt(kind, folded, marked);
}

/** The same of a sentence, in which "type" and "show" are verbs. */
export function isTextAboutIt(kind: SecretKind, folded: string, marked: string): boolean {
  return guard.test(marked) || unmarkedGuard.test(folded) || (others[kind]?.test(marked) ?? false);
}

/** Tells that a sentence says what nobody asks, does or shares. */
export const negation: RegExp = foldedPattern(
  `(?<!\\p{L})(?:${[
    "never|not|don t|won t|doesn t|nobody|no one|neither|without|no longer",
    "no (?:pedi|solicit|pregunt|compart|necesit)\\p{L}*",
    "niemals|(?<!o )nie|nicht|keine?n?|ohne|nunca|jamas|jamais|nao|sin|sans|pas|sem|mai|non",
  ].join("|")})(?!\\p{L})|${[
    "绝不|不会|不需要|无需|無需|不必|絕不|不會|不要|切勿|请勿|決して|ません|ないで|않습니다",
    "필요 ?없|않아요|마세요|никогда|не (?:запрашив|спрашив|просим|сообща)",
    "(?<!\\p{L})(?:لن|لا|ليس)(?!\\p{L})",
  ].join("|")}`,
);

/** Tells that a sentence asks for something to be typed, pasted or said. */
export const request: RegExp = foldedPattern(
  `(?<!\\p{L})(?:${[
    "enter|entering|type|typing|paste|pasting|provide|providing|give|giving|supply|input|insert",
    "submit|tell|share|send|need|needs|required|requires|fill|write|writing|use|using|confirm",
    "what is|what s|please|choose|set|re enter|copy|specify|state",
    "gib|geben|eingeben|einfugen|fuge|lautet|nenne|nennen|bitte|tippe|trage|teile|wahle|bestatige",
    "brauche|benotige",
    "escribe|escriba|introduce|introduzca|introduzca|ingresa|ingrese|pega|pegue|indica|indique",
    "proporciona|proporcione|facilita|facilite|cual es|dime|necesito|teclea|digita|copia",
    "saisis|saisir|saisissez|entrez|entre|collez|colle|indiquez|indique|donnez|fournissez|tapez",
    "quel est|quelle est|veuillez|communiquez|renseignez|copiez",
    "digite|insira|cole|informe|qual e|introduza|escreva|forneca|preciso|diga|indique|copie",
    "inserisci|inserire|digita|incolla|fornisci|qual e|scrivi|indica",
  ].join("|")})(?!\\p{L})|${[
    "入力|貼り付け|教えて|ください|下さい|记入|お知らせ|输入|輸入|请|請|粘贴|貼上|提供|填写|填寫|告诉|告訴|复制",
    "입력|알려|붙여|제공|주세요|введите|вставьте|укажите|сообщите|пришлите|напишите|введи|أدخل",
    "ادخل|الصق|اكتب|زودنا|يرجى",
  ].join("|")}`,
);
