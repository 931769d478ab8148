import { foldedPattern } from "./fold.js";
import type { SecretKind } from "./secretKind.js";

// Folded; `§` stands for a secret's name.

const gap =
  "(?:to|for|do|van|voor|dla|cho|per|для|от|fur|zum|zur|pour|para|por|aux?|des|dei|vom|von|k|em) ";

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
  "naam|bestandspad|aantal|lengte|maximaal|maximale|minimaal|minimale|geldigheid|geldigheidsduur",
  "vervaldatum|verloopdatum|geheugensteun|vergeten|sterkte|publieke|openbare|welke|soort|locatie",
  "nazwa|nazwe|sciezka|sciezke|liczba|ilosc|dlugosc|maksymaln\\p{L}*|minimaln\\p{L}*|waznosc",
  "termin|wygasniecia|podpowiedz|przypomnienie|zapomnian\\p{L}*|rodzaj|sila|menedzer",
  "ten|dai|so luong|thoi han|han|ngay het han|goi y|chinh sach|quen|quan ly|duong dan|loai",
  "toi da|toi thieu|gioi han|do manh|cong khai|doi|dat lai",
  "nome|lunghezza|numero massimo|numero minimo|durata|percorso|gestore|scadenza|promemoria",
  "длина|минимальн\\p{L}*|максимальн\\p{L}*|путь|политика|политику|менеджер|сложность|лимит",
  "публичн\\p{L}*|открыт\\p{L}*|сброс\\p{L}*|смен\\p{L}*|забыли|тип|вид|владелец",
  "최소|максимум|количество|число|имя|название|اسم|عدد|最大|最小|公開|공개|删除|撤销|削除|삭제",
].join("|");
const beforeInLabels = [
  "label|type|typ|list|what|hide|show|ask|require|required|requires|exiger|exigir|last|next|date|is",
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
  "min|max|minimum|maximum|history|attempts?|retries|renewal|lockout|timeout|days|validity|quota",
  "appreciation|gratitude|strategy|holders|authentication method|variable|var|ref|reference|hints",
  "vault name|file path|file location|audience|issuer|header name|cookie name|category|title",
  "naam|lengte|vergeten|beleid|verloopt|verlopen|beheerder|sterkte|hint|pad|limiet|geldigheid|instellingen",
  "adi|adiniz|ismi|uzunlugu|sayisi|suresi|yolu|konumu|turu|tipi|politikasi|ipucu|hatirlatici",
  "yoneticisi|limiti|siniri|gecerlilik|gucu|etiketi|aciklamasi|sahibi|degistirme|degisikligi",
  "sifirlama|sembolu|son kullanma|bitis|miktari|kurallari|kullanimi|gereksinimleri|yenileme",
  "नाम|लंबाई|सीमा|समाप्ति|अवधि|नीति|संकेत|प्रकार|पथ|प्रबंधक|लेबल|मालिक|रीसेट|नियम|वैधता|मैनेजर",
  "wygasa|waznosci|polityka|menedzer\\p{L}*|reset|podpowiedz|het han|toi thieu|toi da",
  "심볼|심벌|символ|simbolo|symbool|sembol",
  "distribution|standard|sale|launch|economics|gate|gating|last|changed|updated|since|expired",
  "名称|名字|名前|名|数|长度|長度|类型|類型|种类|路径|種類|화|强度|強度|ポリシー|이름|길이|유형",
  "수|개수|정책|ヒント|提示|힌트|有効期限|有效期|만료|学|學|(?:ファイル)?の?(?:パス|場所)",
].join("|");

/** Words that make a whole label about something else. */
const anywhere = [
  "policy|policies|politica|politicas|politique|richtlinie|variable|umgebungsvariable|environment",
  "env|column|columna|colonne|spalte|coluna|fingerprint|empreinte|fingerabdruck|huella|length",
  "lange|mindestlange|longitud|longueur|lunghezza|tamanho|taille|comprimento|public key|without",
  "instead|ohne|sans|sin|sem|erlang|gpio|beleid|zonder|kolom|omgevingsvariabele|lengte|polityka",
  "politike|zmienna|zmiennej|srodowiskow\\p{L}*|dlugosc|odcisk|politikasi|uzunlugu|degisken\\p{L}*",
  "parmak izi|sutun|chinh sach|bien moi truong|impronta|variabile|chiave pubblica|criteri",
].join("|");
const anywhereUnspaced =
  "策略|政策|方針|ポリシー|정책|长度|長度|文字数|長さ|길이|длин|طول|политик|سياسة|环境变量|環境変数|환경 변수|路径|路徑|переменн|नीति|लंबाई|पर्यावरण चर|открытый ключ|публичный ключ|отпечат";

/** Guards in whose words a secret's name stands. */
const unmarked = [
  "公司(?:统一编号|統一編號)|營業人統一編號|营业人统一编号|reklamni heslo|heslo kampan",
  "口令红包|公钥|公鑰|公開鍵|图形验证码|圖形驗證碼|مفتاح عام|공개 키|सार्वजनिक कुंजी",
  "u ?st id|umsatzsteuer|(?<!\\p{L})vat (?:id|number|no)|acik anahtar|genel anahtar|sifreleme(?! anahtar)|sifreli|khoa cong khai|klucz publiczny",
  "haslo (?:reklamowe|promocyjne|krzyzowki|encyklopedyczne|slownikowe)|szukane haslo|limit (?:blik|pin)|publieke sleutel|openbare sleutel",
].join("|");

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
    "leave out|leaving out|omit|exclude|weglassen|omita|omite|omettez|ometti|never|not|don t|won t|doesn t|nobody|no one|neither|without|no longer",
    "no (?:pedi|solicit|pregunt|compart|necesit)\\p{L}*",
    "forgot|forgotten|vergessen|vergeten|olvid\\p{L}*|oublie\\p{L}*|esquec\\p{L}*|dimentica\\p{L}*",
    "zapomn\\p{L}*|unut\\p{L}*|забыл\\p{L}*",
    "niet|nooit|geen|zonder|nigdy|bez|zadn\\p{L}*|asla|degil|hicbir|istemey\\p{L}*|istemez\\p{L}*",
    "paylasmayin\\p{L}*|girmeyin\\p{L}*|yazmayin\\p{L}*|gondermeyin\\p{L}*|senza|nessun\\p{L}*",
    "khong (?:bao gio|can|nen|phai|duoc|nhap|chia se|yeu cau|hoi|gui|luu)|(?:xin|vui long) dung",
    "dung (?:nhap|chia se|gui)|नहीं|मत|कभी न|не (?:вводите|указывайте|отправляйте|присылайте|нужн\\p{L}*|треб\\p{L}*)|никому|без",
    "niemals|(?<!o )nie|nicht|keine?n?|ohne|nunca|jamas|jamais|nao|sin|sans|pas|sem|mai|non",
  ].join("|")})(?!\\p{L})|${[
    "绝不|不会|不需要|无需|無需|不必|絕不|不會|不要|切勿|请勿|決して|ません|ないで|않습니다",
    "필요 ?없|않아요|마세요|никогда|не (?:запрашив|спрашив|просим|сообща)",
    "(?<!\\p{L})(?:لن|لا|ليس)(?!\\p{L})",
  ].join("|")}`,
);

/** Pronouns that verbs of Romance languages end with: "escríbemelo". */
const enclitics = "(?:me|nos|me?lo|noslo|l[oa]s?)?";

/** Tells that a sentence asks for something to be typed, pasted or said. */
export const request: RegExp = foldedPattern(
  `(?<!\\p{L})(?:${[
    "enter|entering|type|typing|paste|pasting|provide|providing|give|giving|supply|input|insert",
    "submit|tell|share|send|need|needs|required|requires|fill|write|writing|use|using|confirm",
    "what is|what s|please|choose|set|re enter|copy|specify|state|list|spell|dictate|forward|say|put",
    "read (?:it|them|us|me|back|out|aloud)|(?:reply|respond|answer|get back) (?:to us )?with",
    "gib|geben|eingeben|einfugen|fuge|lautet|nenne|nennen|bitte|tippe|trage|tragen|schreib|schreibe|schreiben|teile|wahle|bestatige",
    "brauche|brauchen|benotige|benotigen|what do you (?:key|type|enter|press|tap)",
    "escribe|escriba|introduce|introduzca|introduzca|ingresa|ingrese|pega|pegue|indica|indique",
    "proporciona|proporcione|facilita|facilite|cual es|dime|necesito|teclea|digita|copia",
    "saisis|saisir|saisissez|entrez|entre|collez|colle|indiquez|indique|donnez|fournissez|tapez",
    "quel est|quelle est|veuillez|communiquez|renseignez|copiez|recopiez|envoyez|transmettez|indiquer|communiquer|entrer|coller|donner|fournir|taper|recopier|transmettre",
    "digite|insira|cole|informe|qual e|introduza|escreva|forneca|preciso|diga|indique|copie",
    "inserisci|inserire|digita|incolla|fornisci|qual e|scrivi|indica|inserisca|incollare|fornire",
    "comunica|comunicaci|specifica|serve|servono|condividi|invia|compila|dammi|qual",
    "pasar|pasame|pasa|pasas|puedes|podrias|digame|dame|passar|manda|mandar|could you|can you|mitteilen",
    "let me know|hand over|sagen|verraten|durchgeben|angeben|reinpasten|einfuegen|copiez|zou|doorgeven",
    "koy|koyun|koyar|metti|zet|incollala|dicci|door te geven|yazar misin\\p{L}*|yazsana|likhiye|लिखिए|passa|passe|me passa|cho minh xin|cho xin|xin cho|minh xin|likhen|likho|dalein|daliye|dalo|bataiye|bataye|batao|bhejo|bhejiye|दें",
    "voer|vul|geef|plak|typ|stuur|deel|bevestig|wat is|graag|kopieer|nodig|invoeren|invullen",
    "opgeven|noem|gelieve|wpisz|podaj|wklej|wprowadz|podac|wpisac|wprowadzic|wkleic|potrzebuj\\p{L}*",
    "prosze|prosimy|przeslij|potwierdz|uzupelnij|skopiuj|jaki jest|jakie jest|jaka jest|napisz",
    "potrzebny|potrzebne|girin|giriniz|girmeniz|yazin|yaziniz|yapistirin|yapistiriniz|paylasin",
    "belirtin|gonderin|iletin|nedir|lutfen|gerekiyor|gereklidir|gerekli|lazim|onaylayin|verin",
    "nhap|cung cap|vui long|dien vao|gui cho|cho biet|hay nhap|toi can|chung toi can|can co|la gi",
    "chia se|sao chep|dan vao|dan|xac nhan|दर्ज|डालें|डालिए|बताएं|बताएँ|बताइए|भरें|लिखें|पेस्ट|कृपया",
    "टाइप|साझा|चिपकाएं|चिपकाएँ|भेजें|क्या है|चाहिए|प्रदान|दीजिए",
  ].join("|")})${enclitics}(?!\\p{L})|${[
    "入力|貼り付け|教えて|ください|下さい|记入|お知らせ|输入|輸入|请|請|粘贴|貼上|提供|填写|填寫|告诉|告訴|复制",
    "입력|알려|붙여|제공|주세요|введите|вставьте|укажите|сообщите|пришлите|напишите|скинь|скиньте|дайте|подскажите|отправь|напиши|أرسل|ارسل|أعطني|زودني|введи|вставь|укажи|пришли|отправьте|нуж[ен]н?[аоы]?|требу[ею]тся|понадоб|назовите|пожалуйста|впишите|скопируйте|продиктуйте|ввести|указать|вставить|подтвердите|заполните|какой|أدخل",
    "ادخل|الصق|اكتب|زودنا|يرجى",
  ].join("|")}`,
);
