/**
 * The first letters of every name in `latin.ts`, folded: at least three, and more where English words begin alike. The last
 * ones are those of words for unlocking and signing in.
 * A text without a word that begins with one of them has none of those names.
 */
export const latinStarts: string = [
  "12k 12mot 12pa 12sl 12wo 16c 16d 16ha 16s 24k 24mo 24p 24s 24w 3ch 3ci 3hane 3som 3sos 6ha",
  "accesso ace activa adg agan ahv akt ala alti anims anm anne ape apia apig apis arc arq assin",
  "aus authenticati authentif backu bagl banc bankag bankak bankap bankas banki banko bankp bankz",
  "banq baso belir bestat beta beve bil bim binak binas boi burg cab cad callec callev cancu carn",
  "cart cauh caut ced cere chainec chav chia chung chuo cia cif clav cleac cleap cleb clec cled",
  "clei clep cler cles clew clientge code4 code6 codeac codeal codeap codeau codeb codec codede",
  "codee codei codepe codepor codeq coderec codeseco codesecurite codesi codesl codesr codess",
  "codete codeu codev codew codi cods cog combina commu config connectie connectsi contra",
  "controle coo credenc credenz credi cry cum cuz cvc cvvk dad dane dangn dany dati dato dayso",
  "debit deur dien digic doce documento dod dog doman doublea douz dowo doz drie dwa een eer ein",
  "ekr ell encrypti entet ents entw eri ers esl est etk fic fint firm fis fras fraz frei geb geh",
  "gel getto giat giri giz grai guv handy haslob hasloj hek hen hers hes homeb hoof hostsl hoth",
  "hotr identif identite identy idsessione iki ilk imi imz inlogb inlogc inlogg installa instel",
  "insti insz internetb intesta istem jed jel jeto kaa kap kar kas kat kho kili kim kiz klu kod2",
  "koda kodb kodc kodd kodem kodf kodk kodl kodo kodp kods kodu kodw kody kodz kon kop kra kre",
  "kur lanc lieb lla loginbanc loginbanku losen losu ma6 mab maco mada madc madi madu mae mag mah",
  "maket makh makic mam maphi maphon masa maso math matk mato matr mav maxa mei mej merk mob mot",
  "naa naz nca netb netwe netz nga nocart nomen nomep nomes nomj nomn nood notar notfa nrd nrk",
  "nro nrp nta nume numm numt odp onay onder onik onlineb ontg ontwi otp otu oze pal parametr",
  "paro pasj pasp passo passwordm passwort pasv pem perg personala personn persoo pgp phot",
  "phrasea phraseg phrasem phrasepa phraserecu phraseres phrasesa phrasesec pier pinb pincart",
  "pince pinci pink pinn pinseg pli poo posic posw preg prem prima prime primo privaten privater",
  "privates privats prive prof pru puk pus pyta questionsec rente repon respos respu rij risp rua",
  "rue sal scha scher schl sech secondof secretapi secretapp secreto securite seed seg sek sem",
  "senh seri servis sesa sessie sgk sic sifre signe siteg sitz sleu slot slowa slowok slowp sms",
  "sob socan socc socm sodi sofi sogh song sosy soti soz sper ssha sshs steu straß streamsc",
  "streamsl stringac stringcone svn sze tai tajn tan tarj tck tek tenthoi tenthu tentr tess thon",
  "thu tin titu toeg tohu tokena tokenc tokendos tokenf tokeni tokenod tokenpe tokenph tokenpro",
  "tokenr tokenses tokente tokentr tokenu torc trec tres trz turc twa twee uch unsc upi uyg valo",
  "vei ven verb verg verifi versic versl verv vier vin vrn wac wart webh wie wifi wla wpa yay yed",
  "yen yir zah zes zug zut zwe zwo aanm acced acess desbloq deverr einlog mokh odblok sbloc zalog",
].join(" ");
