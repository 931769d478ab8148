const words =
  /(?:\bssn\b|social sec|social insurance|\bsin\b|\bitin\b|\btfn\b|tax (?:id|file|number|payer)|taxpayer|\bnhs\b|national (?:id|ins|number|registr)|\bnino?\b|\bni (?:no|num)|\bid[ -]?(?:number|no|card|nr|nummer|num|:|is)|\bid\b|identi(?:ty|fica|té|dad|dade|tà|teit|fi)|personal (?:id|number|code)|person(?:nummer|alausweis|bevis)|citizen|resident|steuer|\bidnr|\btin\b|sozialvers|\bsvnr|\bahv|\bavs\b|\bnir\b|s[ée]curit[ée] soc|num[ée]ro (?:fiscal|de s[ée]cu|national)|\bdni\b|\bnie\b|\bnif\b|c[ée]dula|\bcurp\b|\brut\b|\brun\b|\bcui[lt]\b|\bcpf\b|contribuinte|registo|documento|codice fiscale|\bcf\b|\bbsn\b|burgerservice|sofi-?nummer|pesel|numer (?:ident|ewid)|\bcnp\b|\begn\b|егн|\boib\b|rodn[ée]|\bcpr\b|personnr|f[øo]dsel|henkil[öo]tunnus|\bhetu\b|isikukood|asmens|\bamka\b|αμκα|инн|снилс|паспорт|рнокпп|іпн|т\.?\s?c\.?\s?kimlik|\btc\b|kimlik|t\.c\.|תעודת|ת\.ז|هوية|الرقم (?:القومي|الوطني)|رقم (?:وطني|قومي)|إقامة|iqama|aadhaar|aadhar|\buid\b|आधार|\bpan\b|マイナンバー|個人番号|身份证|身分證|身份證|公民身份|证件号|주민(?:등록)?번호|외국인등록|주민|cccd|cmnd|căn cước|chứng minh|định danh|\bnik\b|\bktp\b|mykad|nric|\bic\b|hkid|บัตรประชาชน|ประชาชน|emirates id|cnic|\bpps)[^\d\n]{0,30}$/u;

/** Whether words lead up to a national id, in the languages that are known. */
export function saysId(before: string): boolean {
  return words.test(before);
}
