import { isolate } from "../locales/writing/isolate.js";

/** The words about a view that a server shows in place of a form. */
export interface AppFormMessages {
  /** Names the frame. */
  readonly title: (params: { server: string }) => string;
  /** Explains what becomes of what is entered there. */
  readonly hint: string;
  readonly loading: string;
  /** Labels the button that shows the fields. */
  readonly useFields: string;
  /** Explains why the fields are there: the view could not be shown, or filled in nothing. */
  readonly failed: string;
  /** Explains that not all of what the view filled in could be taken. */
  readonly unfit: string;
}

const en: AppFormMessages = {
  title: ({ server }) => `Form drawn by ${isolate(server)}`,
  hint: "The server draws this form itself. You see what you entered once more before it is sent.",
  loading: "Loading the server’s form…",
  useFields: "Show the fields instead",
  failed: "The server’s own form did not work. Fill in the fields instead.",
  unfit: "Not all that the server’s own form filled in fits. Check the fields.",
};

/** The words in every language of the package, by BCP 47 tag. */
export const appFormMessages: { readonly en: AppFormMessages } & Readonly<
  Partial<Record<string, AppFormMessages>>
> = {
  en,
  ar: {
    title: ({ server }) => `نموذج يعرضه ${isolate(server)}`,
    hint: "يعرض الخادم هذا النموذج بنفسه. سترى ما أدخلته مرة أخرى قبل إرساله.",
    loading: "جارٍ تحميل نموذج الخادم…",
    useFields: "عرض الحقول بدلاً من ذلك",
    failed: "لم يعمل نموذج الخادم. املأ الحقول بدلاً من ذلك.",
    unfit: "بعض ما ملأه نموذج الخادم غير مناسب. تحقق من الحقول.",
  },
  de: {
    title: ({ server }) => `Formular von ${isolate(server)}`,
    hint: "Dieses Formular zeichnet der Server selbst. Sie sehen Ihre Angaben noch einmal, bevor sie gesendet werden.",
    loading: "Formular des Servers wird geladen…",
    useFields: "Stattdessen die Felder anzeigen",
    failed:
      "Das Formular des Servers hat nicht funktioniert. Füllen Sie stattdessen die Felder aus.",
    unfit:
      "Nicht alles, was das Formular des Servers eingetragen hat, passt. Prüfen Sie die Felder.",
  },
  es: {
    title: ({ server }) => `Formulario de ${isolate(server)}`,
    hint: "El propio servidor muestra este formulario. Verás otra vez lo que escribas antes de que se envíe.",
    loading: "Cargando el formulario del servidor…",
    useFields: "Mostrar los campos en su lugar",
    failed: "El formulario del servidor no ha funcionado. Rellena los campos en su lugar.",
    unfit: "No todo lo que ha rellenado el formulario del servidor es válido. Revisa los campos.",
  },
  fr: {
    title: ({ server }) => `Formulaire de ${isolate(server)}`,
    hint: "Le serveur affiche lui-même ce formulaire. Vous reverrez votre saisie avant son envoi.",
    loading: "Chargement du formulaire du serveur…",
    useFields: "Afficher plutôt les champs",
    failed: "Le formulaire du serveur n’a pas fonctionné. Remplissez plutôt les champs.",
    unfit:
      "Le formulaire du serveur a rempli des valeurs qui ne conviennent pas. Vérifiez les champs.",
  },
  ja: {
    title: ({ server }) => `${isolate(server)} のフォーム`,
    hint: "このフォームはサーバーが表示しています。入力した内容は、送信前にもう一度確認できます。",
    loading: "サーバーのフォームを読み込んでいます…",
    useFields: "代わりに入力欄を表示",
    failed: "サーバーのフォームは使えませんでした。代わりに入力欄に入力してください。",
    unfit: "サーバーのフォームが入力した内容の一部が合っていません。入力欄を確認してください。",
  },
  ko: {
    title: ({ server }) => `${isolate(server)}의 양식`,
    hint: "이 양식은 서버가 직접 표시합니다. 입력한 내용은 보내기 전에 다시 볼 수 있습니다.",
    loading: "서버의 양식을 불러오는 중…",
    useFields: "대신 입력란 표시",
    failed: "서버의 양식이 작동하지 않았습니다. 대신 입력란을 채우세요.",
    unfit: "서버의 양식이 채운 내용 중 맞지 않는 것이 있습니다. 입력란을 확인하세요.",
  },
  "pt-BR": {
    title: ({ server }) => `Formulário de ${isolate(server)}`,
    hint: "O próprio servidor mostra este formulário. Você verá o que preencheu mais uma vez antes do envio.",
    loading: "Carregando o formulário do servidor…",
    useFields: "Mostrar os campos em vez disso",
    failed: "O formulário do servidor não funcionou. Preencha os campos em vez disso.",
    unfit: "Nem tudo o que o formulário do servidor preencheu é válido. Verifique os campos.",
  },
  "zh-CN": {
    title: ({ server }) => `${isolate(server)} 的表单`,
    hint: "此表单由服务器自行显示。发送之前，您会再次看到填写的内容。",
    loading: "正在加载服务器的表单…",
    useFields: "改为显示字段",
    failed: "服务器的表单无法使用。请改为填写字段。",
    unfit: "服务器的表单填写的内容有些不合要求。请检查各字段。",
  },
  "zh-TW": {
    title: ({ server }) => `${isolate(server)} 的表單`,
    hint: "此表單由伺服器自行顯示。傳送之前，您會再次看到填寫的內容。",
    loading: "正在載入伺服器的表單…",
    useFields: "改為顯示欄位",
    failed: "伺服器的表單無法使用。請改為填寫欄位。",
    unfit: "伺服器的表單填寫的內容有些不合要求。請檢查各欄位。",
  },
};
