import { foldedPattern } from "./foldText.js";
import { wordedPattern } from "./words/moreWords.js";

const generic = [
  "value|input|entry|entries|answer|response|reply|text|content|contents|data|field|code|number",
  "digits?|phrase|words|word|key|string|secret|details|file|paste|enter|requested|required",
  "result|param|parameter|prompt|access|one|item|line|characters|sequence|confirm|verification",
  "verify|check|credential|auth|authentication|security|unlock|info|information|sensitive",
  "private|hidden|blob|raw|it|here|your|this|below|confirmation|confirmacion|confirmacao",
  "conferma|tan|otp|pin|wert|eingabe|antwort|inhalt|feld|daten|nummer|zahl|ziffern|worter",
  "schlussel|angabe|angaben|zugang|bestatigung|verifizierung|prufung|sicherheit|rohtext|zeichen",
  "zeichenfolge|zeile|kette|freigabe|deine?|ihre?|hier|valor|entrada|respuesta|texto|contenido",
  "campo|datos?|codigo|numero|cifras|digitos|frase|palabras|clave|cadena|acceso|verificacion",
  "comprobacion|validacion|seguridad|aqui|caracteres|informacion|tu|su|valeur|saisie|reponse",
  "texte|contenu|champ|donnees?|chiffres|mots|cle|chaine|acces|verification|validation|securite",
  "ici|caracteres|information|informations|votre|resposta|conteudo|dados?|palavras|chave|acesso",
  "verificacao|validacao|seguranca|informacao|valores|werte|valeurs|valori|values|shabd|ank",
  "slovo|regel|liczba|ciag|znakow|bango|numeri|eingabe|inp|val|txt|resp|ans|antw|odp|dump|line",
  "lines|stuff|fichier|datei|archivo|arquivo|plik|bestand|dosya|tep|digite|escribelo|wpisz",
  "girdi|uttar|kotae|twelve|zwolf|doce|douze|doze|dodici|waarde|invoer|antwoord|inhoud|veld",
  "gegevens|nummer|cijfers|woorden|sleutel|tekst|toegang|bevestiging|verificatie|controle|hier",
  "jouw|uw|plakken|invullen|wartosc|odpowiedz|tresc|pole|dane|kod|numer|cyfry|slowa|fraza|klucz",
  "tekst|dostep|potwierdzenie|weryfikacja|tutaj|twoja|zawartosc|deger|degeri|yanit|yanitiniz",
  "cevap|cevabiniz|icerik|icerigi|alan|veri|bilgi|kodu|kodunuz|numara|rakam|rakamlar|kelimeler",
  "anahtar|metin|erisim|onay|dogrulama|guvenlik|buraya|giris|satir|gia|tri|tra|loi|noi|dung|cau",
  "truong|lieu|chuoi|khoa|van|ban|truy|cap|xac|minh|nhan|nhap|day|thong|tin|mat|chu|trong|phan",
  "hoi|qui|stringa|inserisci|строку|verifica|sicurezza|valore|risposta|testo|contenuto|codice",
  "cifre|parole|chiave|accesso|ответ|текст|номер|строка",
].join("|");
const genericWord = wordedPattern((more) => `^(?:${generic}${more("generic")})$`);

const valueWord = foldedPattern(
  "^(?:value|input|key|secret|string|credential|wert|eingabe|schlussel|valor|entrada|valeur|saisie|valore|waarde|invoer|sleutel|wartosc|klucz|deger|anahtar|gia tri|मान|कुंजी|値|入力|值|输入|輸入|값|입력|значение|ввод|(?:ال)?(?:قيمة|إدخال))$",
);

const nameFirst = foldedPattern(
  "^(?:names?|nome|nombre|nom|naam|nazwa|имя|название|اسم|ten|path|pfad|chemin|ruta|caminho|percorso|sciezka|duong dan|путь|label|etichetta|etiqueta)(?!\\p{L})|(?<!\\p{L})(?:label|names?|adi|path|pfad|sciezka|percorso|ruta)$|(?:名前|名称|名字|名|이름|नाम)$",
);
const ofSecurityQuestions = foldedPattern(
  "pet|mascota|animal|haustier|school|schule|ecole|escuela|colegio|mother|madre|mutter|mere|huisdier|zwierz|hayvan|okul|питом|школ|第一|最初|첫|أول|पहल|dau tien|truong|friend|teacher|street",
);

/** Whether a folded label is about what something is called, and that is no answer to a question of security. */
export function isOfName(label: string): boolean {
  return nameFirst.test(label) && !ofSecurityQuestions.test(label);
}

const everyday = foldedPattern(
  "(?<!\\p{L})(?:e ?mails?|users?|usernames?|logins?|names?|date|day|days|time|hours?|urls?|uri|links?|files?|paths?|branch|repo|repository|project|city|country|phone|titles?|topics?|subject|reason|feedback|comments?|notes?|amount|quantity|counts?|limit|size|format|type|kind|mode|plan|language|region|address|description|summary|message|query|question|action|choice|options?|status|level|priority|scope|min|max|length|version|env|environment|owner|team|label|tags?|color|colour|symbol|provider|method|policy|enabled|order|booking|ticket|invoice|zip|postcode|postal|currency|price|rating|score|age|year|month|people|guests|seats?|room)(?!\\p{L})",
);

/** Whether a folded name is that of something that forms ask for every day. */
export function isEveryday(name: string): boolean {
  return everyday.test(name);
}

/** Whether a folded label is a mere "value", which stands for whatever the message speaks of. */
export function isValue(label: string): boolean {
  return valueWord.test(label);
}

/** Whether a folded label says nothing of its own, so that the message tells what is asked. */
export function isGeneric(label: string): boolean {
  return label
    .split(" ")
    .every((word) => word.length <= 2 || /^\D{0,6}\d+$/u.test(word) || genericWord().test(word));
}
