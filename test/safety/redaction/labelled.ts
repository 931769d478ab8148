/** A text with what is private in it as `⟦class:value⟧`, and its language. Written while the rules were: it judges nothing but them. */
const marked: readonly (readonly [language: string, text: string])[] = [
  ["en", "Write to ⟦email:ada.lovelace+trips@example.org⟧ or call ⟦phone:+44 20 7946 0958⟧."],
  ["en", "My card is ⟦card:4111 1111 1111 1111⟧, expires 12/27, total 1,234.56."],
  ["en", "The set-up key for the authenticator: ⟦credential:JBSWY3DPEHPK3PXP⟧"],
  ["en", "The set-up key for the authenticator: NOTKNOWNYETASKADA"],
  ["en", "Her SSN is ⟦nationalId:219-09-9999⟧ and she was born on 1985-07-30."],
  ["en", "SSN 000-12-3456 cannot be one, and 666-12-3456 neither."],
  ["en", "Pay to ⟦iban:GB82 WEST 1234 5698 7654 32⟧ by Friday."],
  ["en", "GB82 WEST 1234 5698 7654 33 has wrong check digits."],
  ["en", "Order 4111111111111112 shipped; tracking 1Z999AA10123456784."],
  ["en", "Call me at ⟦phone:(415) 555-0132⟧ or ⟦phone:415-555-0199⟧ after 5."],
  ["en", "National Insurance number: ⟦nationalId:AB 12 34 56 C⟧"],
  ["en", "NHS number ⟦nationalId:943 476 5919⟧, seen by Dr Smith."],
  ["en", "The SIN on file is ⟦nationalId:046 454 286⟧."],
  ["en", "My TFN is ⟦nationalId:123 456 782⟧."],
  ["en", "export GITHUB_TOKEN=⟦credential:ghp_aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5⟧"],
  ["en", 'DB_PASSWORD="⟦credential:tr0ub4dor&3⟧"'],
  ["en", "password: ⟦credential:S3cure!Horse⟧"],
  ["en", "Password: at least 8 characters, with a digit"],
  ["en", "The token limit is 4096 tokens; token: string; password: required"],
  ["en", "Clone https://github.com/acme/app.git or git@github.com:acme/app.git"],
  ["en", "Connect to ⟦secretUrl:postgres://app:s3cr3tpw@db.example.com:5432/prod⟧ now."],
  ["en", "See ⟦secretUrl:https://api.example.com/v1/items?page=2&api_key=9f8e7d6c5b4a39281706⟧."],
  [
    "en",
    "Docs: https://example.com/docs?topic=api_key&page=2 and https://example.com/?token=YOUR_TOKEN",
  ],
  ["en", "Reset: ⟦secretUrl:https://app.example.com/reset?token=Zk3vQ9pLx7Rt2Wm8⟧"],
  ["en", "Install react@19.2.0 and logo@2x.png, ping @ada on Slack."],
  ["en", "Version 10.15.7 at 192.168.0.1:8080, pid 12345678, 2026-11-22 16:42:33."],
  ["en", "commit a356804f00baa356804f00baa356804f00baabcd"],
  [
    "en",
    "⟦privateKey:-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA7bq2\nk3Zy+Q==\n-----END RSA PRIVATE KEY-----⟧\nkeep it safe",
  ],
  ["en", "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0B\n-----END PUBLIC KEY-----"],
  ["en", "The meeting is 2026-11-22 from 09:30-10:45, room 1204-2201."],
  ["en", "Authorization: Bearer ⟦credential:q7Jk2Lm9Zx4Vb6Nc8Qw1Er3T⟧"],
  ["en", "aws_secret_access_key = ⟦credential:wJalrXUtnFEMI/K7MDENG/bPxRfiCYzQ3s5vW7yZ⟧"],
  ["en", "api_key = os.environ['API_KEY']; secret: $SECRET; TOKEN=<your token>"],
  ["en", "ISBN 978-3-16-148410-0, IMEI 490154203237518"],
  ["en", "UUID 123e4567-e89b-12d3-a456-426614174000 in bucket 20261122"],
  ["en", "Population 1 402 112 000 in 2020, GDP 14 722 731 million."],
  ["en", "curl -u admin:⟦credential:hunter2hunter⟧ https://example.com/"],
  ["en", "Her extension: ⟦phone:+1 212-555-0187⟧, fax ⟦phone:212.555.0188⟧."],
  ["de", "Meine IBAN lautet ⟦iban:DE89 3704 0044 0532 0130 00⟧."],
  ["de", "Steuer-ID: ⟦nationalId:86 095 742 719⟧, geboren am 12.03.1985"],
  ["de", "Ruf mich an: ⟦phone:030 12345678⟧ oder ⟦phone:0151 23456789⟧."],
  [
    "de",
    "Frau Kern, ⟦phone:(0211) 123456⟧ oder ⟦phone:0211/1234567⟧, Herr Ott ⟦phone:0211 - 12345⟧",
  ],
  ["de", "Frau Kern, ⟦phone:030 12345678⟧, nicht 0011/123456 und nicht 0211/123456789"],
  ["fr", "Marie Curie, ⟦phone:06 12 34 56 78⟧; Pierre, ⟦phone:06.12.34.56.79⟧"],
  ["pt", "Ana Lima, ⟦phone:(11) 91234-5678⟧; Rui, ⟦phone:(11) 1234 5678⟧"],
  ["de", "Telefon ⟦phone:+49 (0)89 1234567⟧, Mail ⟦email:jörg@müller.de⟧"],
  ["de", "Rechnung 2026-004711 über 1.234,56 € vom 03.11.2026, Kundennummer 00471123."],
  ["de", "Passwort: ⟦credential:Sommer2024!⟧"],
  ["de", "Die Sozialversicherungsnummer ist ⟦nationalId:1237 010180⟧ (Wien)."],
  ["de", "AHV-Nummer ⟦nationalId:756.9217.0769.85⟧"],
  ["fr", "Mon numéro de sécurité sociale : ⟦nationalId:1 85 05 78 006 084 91⟧."],
  ["fr", "Appelez le ⟦phone:06 12 34 56 78⟧ ou écrivez à ⟦email:marie.curie@exemple.fr⟧."],
  ["fr", "Virement vers ⟦iban:FR14 2004 1010 0505 0001 3M02 606⟧ de 1 250,00 €."],
  ["fr", "Le mot de passe : ⟦credential:Soleil#2025⟧"],
  ["fr", "Facture 06 12 34 du 22/11/2026, commande 123456789."],
  ["es", "Mi DNI es ⟦nationalId:12345678Z⟧ y el NIE de Ana es ⟦nationalId:X1234567L⟧."],
  ["es", "El código 12345678A no es un DNI."],
  ["es", "Llámame al ⟦phone:612 345 678⟧ o al ⟦phone:+34 912 345 678⟧."],
  ["es", "Tarjeta ⟦card:5500-0000-0000-0004⟧, CVV aparte."],
  ["es", "CURP: ⟦nationalId:BOXW310820HNERXN09⟧"],
  ["es", "Mi RUT es ⟦nationalId:12.345.678-5⟧; CUIL ⟦nationalId:20-12345678-6⟧"],
  ["it", "Codice fiscale ⟦nationalId:RSSMRA85T10A562S⟧, tel. ⟦phone:347 123 4567⟧"],
  ["it", "IBAN ⟦iban:IT60X0542811101000000123456⟧"],
  ["nl", "BSN: ⟦nationalId:111222333⟧, bel me op ⟦phone:06-12345678⟧"],
  ["nl", "Factuurnummer 111222333 van 3 november."],
  ["pl", "PESEL ⟦nationalId:44051401359⟧, telefon ⟦phone:501 234 567⟧"],
  ["pl", "Hasło: ⟦credential:Zima2025!⟧"],
  ["pt", "CPF ⟦nationalId:529.982.247-25⟧, celular ⟦phone:(11) 91234-5678⟧"],
  ["pt", "CPF 111.111.111-11 é inválido. Pedido 52998224725."],
  ["pt", "O NIF dela é ⟦nationalId:123456789⟧."],
  ["ru", "Телефон ⟦phone:8 (912) 345-67-89⟧, СНИЛС ⟦nationalId:112-233-445 95⟧"],
  ["ru", "ИНН ⟦nationalId:500100732259⟧, пароль: ⟦credential:Zima2025!⟧"],
  ["tr", "T.C. kimlik no ⟦nationalId:10000000146⟧, cep ⟦phone:0532 123 45 67⟧"],
  ["ja", "マイナンバーは⟦nationalId:1234 5678 9018⟧です。電話は⟦phone:090-1234-5678⟧。"],
  ["ja", "メール：⟦email:taro@example.jp⟧、カード ⟦card:４１１１ １１１１ １１１１ １１１１⟧"],
  ["ja", "注文番号は1234-5678-9012、2026年11月22日です。"],
  ["zh-CN", "身份证号⟦nationalId:11010519491231002X⟧，手机⟦phone:13812345678⟧。"],
  ["zh-CN", "密码：⟦credential:Abc12345!⟧，订单号 20261122138123456789"],
  ["zh-TW", "身分證字號 ⟦nationalId:A123456789⟧，手機 ⟦phone:0912-345-678⟧"],
  ["ko", "주민등록번호 ⟦nationalId:900101-1234567⟧, 전화 ⟦phone:010-1234-5678⟧"],
  ["ar", "رقم الهاتف ⟦phone:+966 50 123 4567⟧ والبريد ⟦email:sara@example.sa⟧"],
  ["hi", "मेरा आधार नंबर ⟦nationalId:2341 2341 2346⟧ है, मोबाइल ⟦phone:98765 43210⟧"],
  ["hi", "PAN ⟦nationalId:ABCPE1234F⟧"],
  ["vi", "Số điện thoại ⟦phone:0912 345 678⟧, CCCD ⟦nationalId:001099012345⟧"],
  ["sv", "Personnummer ⟦nationalId:811218-9876⟧"],
  ["fi", "Henkilötunnus ⟦nationalId:131052-308T⟧"],
  ["ro", "CNP ⟦nationalId:1800101221144⟧"],
  ["cs", "Rodné číslo ⟦nationalId:710319/2745⟧"],
  ["he", "תעודת זהות ⟦nationalId:123456782⟧"],
  ["en", "The wifi password for the lab is ⟦credential:blue-Heron42⟧, please do not share."],
  ["en", "The password for this must be at least 12 characters and is required."],
  ["en", "My API key is ⟦credential:7f3a9c21d04b8e6f55aa01c2⟧; the key is under the mat."],
  ["en", "STRIPE_SECRET=⟦credential:notreallysecretvalue⟧\nDEBUG=true\nTOKEN_LIMIT=4096"],
  ["en", "<password>⟦credential:hunter2⟧</password> <password>required</password>"],
  ["en", "CREATE USER ada IDENTIFIED BY '⟦credential:s3cr3t-pw⟧';"],
  ["en", "Cookie: sessionid=⟦credential:9f8e7d6c5b4a39281706f5e4⟧; theme=dark"],
  ["en", "machine api.example.com login ada password ⟦credential:tr0ub4dor⟧"],
  ["en", "mysql -h db -u root -p⟦credential:Sup3rS3cret⟧ trips"],
  ["en", 'passphrase: "⟦credential:correct horse battery staple⟧"'],
  ["en", "Set-up key for your authenticator: ⟦credential:JBSW Y3DP EHPK 3PXP⟧"],
  [
    "en",
    "note(request: unknown, reply: Reply, error: string, hint: string, session: unknown, note: string): void",
  ],
  ["de", 'password: "einem Passwort", apiKey: "einem API-Schlüssel", token: "ein Wort"'],
  ["en", "The secret of good coffee is 93-degree water; the key is patience."],
  ["de", "Das Kennwort für den Server lautet ⟦credential:Winter#2024⟧."],
  ["fr", "Mon mot de passe est ⟦credential:Soleil#2025⟧, ne le partage pas."],
  ["es", "La contraseña del correo es ⟦credential:Verano_2025⟧."],
  ["pt", "A senha do banco é ⟦credential:Verao@2025⟧"],
  ["it", "La password del router è ⟦credential:Estate-2025⟧"],
  ["pl", "Hasło do serwera to ⟦credential:Lato_2025⟧; NIP ⟦nationalId:123-456-32-18⟧"],
  ["ru", "Пароль от почты — ⟦credential:Leto_2025⟧, паспорт ⟦nationalId:45 08 123456⟧"],
  ["vi", "Mật khẩu là ⟦credential:Matkhau@123⟧, CMND số ⟦nationalId:012345678⟧"],
  ["tr", "Şifre: ⟦credential:Yaz2025!x⟧"],
  ["ja", "パスワードは⟦credential:Natsu2025!⟧です"],
  ["zh-CN", "数据库密码是⟦credential:Xiatian2025!⟧，不要外传"],
  ["ko", "비밀번호는 ⟦credential:Yeoreum2025!⟧ 입니다"],
  ["hi", "पासवर्ड ⟦credential:Garmi@2025⟧ है"],
  ["ar", "كلمة المرور: ⟦credential:Sayf2025!⟧"],
  [
    "it",
    "Carta d'identità ⟦nationalId:CA12345AA⟧, codice fiscale ⟦nationalId:RSS MRA 85T10 A562S⟧",
  ],
  ["es", "DNI ⟦nationalId:12.345.678⟧ (Argentina), cédula ⟦nationalId:1.023.456.789⟧"],
  ["es", "RFC ⟦nationalId:VECJ880326XK4⟧, pedido 12345678."],
  ["id", "NIK: ⟦nationalId:3171011708900001⟧"],
];

/** One text as an evaluation reads it. */
export interface LabelledText {
  readonly text: string;
  readonly language: string;
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly class: string;
  }[];
}

/** The same with the spans by their places. */
export const labelled: readonly LabelledText[] = marked.map(([language, source]) => {
  const spans: { start: number; end: number; class: string }[] = [];
  let text = "";
  for (const part of source.split(/(?=⟦)|(?<=⟧)/u)) {
    const [, kind, value] = /^⟦(\w+):([\s\S]*)⟧$/u.exec(part) ?? [];
    if (kind !== undefined && value !== undefined)
      spans.push({ start: text.length, end: text.length + value.length, class: kind });
    text += value ?? part;
  }
  return { text, language, spans };
});
