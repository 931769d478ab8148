import { foldedPattern } from "./fold.js";
import { isEveryday, isOfName } from "./genericLabels.js";

/** Words of fields that take any text. */
const anyText = foldedPattern(
  "(?<!\\p{L})(?:messages?|comments?|notes?|reason|feedback|description|summary|subject|reply|query|question|topics?|action|choice)(?!\\p{L})",
);

/** What forms ask for every day, in languages other than English. */
const everyday = foldedPattern(
  `(?<!\\p{L})(?:${[
    "correo|courriel|adresse?|direccion|endereco|indirizzo|adres\\p{L}*|dia chi|telefon\\p{L}*|dien thoai",
    "stadt|ort|ville|ciudad|cidade|citta|stad|miasto|sehir|thanh pho|datum|fecha|data|dato|tarih|ngay",
    "projekt|proyecto|projet|projeto|progetto|proje|usuario|utilisateur|benutzer\\p{L}*|identifiant|utente",
    "gebruiker\\p{L}*|uzytkownik\\p{L}*|kullanici|betreff|vorname|nachname|prenom|apellidos?|cognome|ho ten",
    "titre|titel|titulo|titolo|libelle|etiquet\\p{L}*|etichetta|bezeichnung|nom|nombre|nome|naam|nazwa|adi",
  ].join("|")})(?!\\p{L})|${[
    "имя|фамили|назван|名称|名稱|名前|标题|標題|タイトル|제목|город|адрес|дата|почт|телефон|пользовател|邮箱|郵箱|地址|姓名|城市|日期|电话|電話|用户名|账号",
    "住所|メール|都市|日付|氏名|ユーザー|이름|주소|도시|날짜|이메일|전화|사용자|البريد|العنوان|المدينة|التاريخ|الاسم|पता|शहर|तारीख|ईमेल",
  ].join("|")}`,
);

/** What a sentence asks to tell about a secret: it comes before the secret's name, in some languages after it. */
const aboutSecret = foldedPattern(
  [
    `(?<!\\p{L})(?:${[
      "(?:what|which|choose|quel|welche\\p{L}*|welk\\p{L}*|jak\\p{L}*) (?:names?|nom|naam|nazwe?|title|label|titre|titel)|wie soll|como se llama",
      "why|reason|problems?|trouble|issues?|describe|explain|what happened|think|feedback|comment|suggest\\p{L}*|improve|message about|hint",
      "warum|grund|beschreib\\p{L}*|erklar\\p{L}*|passiert|por que|motivo|razon|describ\\p{L}*|expli\\p{L}*|pourquoi|raison|motif",
      "problem\\p{L}*|decri\\p{L}*|perche|descri\\p{L}*|spieg\\p{L}*|descrev\\p{L}*|waarom|reden|probleem|beschrijf|dlaczego|powod|opisz",
      "почему|зачем|причин\\p{L}*|проблем\\p{L}*|опиш\\p{L}*|объясн\\p{L}*|tai sao|ly do|van de|mo ta|giai thich",
    ].join("|")})(?!\\p{L}).*§|(?:لماذا|سبب|مشكلة|اشرح).*§`,
    "§.*(?:为什么|為什麼|原因|问题|問題|说明|說明|建议|建議|意见|意見|理由|説明|感想|이유|문제|의견|설명|क्यों|कारण|समस्या|neden|sorun)|(?:为什么|為什麼).*§",
    // The secret goes into another place.
    "§.*(?<!\\p{L})(?:(?:in|at|on) (?:browser|terminal|prompt|next|website|page|reader|keypad|window)|there$)",
  ].join("|"),
);

/** Whether a folded label names nothing else, so that the field can take what the message asks for. */
export function isOpen(label: string): boolean {
  return !isEveryday(label.replace(anyText, " ")) && !everyday.test(label) && !isOfName(label);
}

/** Whether a folded sentence with `§` for a secret asks to tell something about it, or to enter it in another place. */
export function isSecretAside(marked: string): boolean {
  return aboutSecret.test(marked);
}
