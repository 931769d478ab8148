import { isolate } from "../locales/writing/isolate.js";

/** The words about files that views ask to save. */
export interface DownloadMessages {
  /** Names one such request in lists. */
  readonly request: string;
  /** Names the question. */
  readonly title: (params: { server: string }) => string;
  /** Names the question once it is settled. */
  readonly ended: (params: { server: string }) => string;
  /** Explains what happens. */
  readonly intro: string;
  /** Warns of files that run when they are opened. */
  readonly executable: string;
  readonly name: string;
  /** Labels the name without what hides in the given one. */
  readonly savedAs: string;
  readonly type: string;
  readonly size: string;
  readonly save: string;
  /** Labels the button where a file may run; it asks a second time. */
  readonly saveDangerous: string;
  /** Labels the button that saves such a file. */
  readonly saveAnyway: string;
}

const en: DownloadMessages = {
  request: "File to save",
  title: ({ server }) => `Save files from ${isolate(server)}?`,
  ended: ({ server }) => `The question about files from ${isolate(server)} is over`,
  intro: "A view of this server wants to save this on your device.",
  executable:
    "A file like this can run as a program when you open it. Save it only if you expected it.",
  name: "Name",
  savedAs: "Saved as",
  type: "Type",
  size: "Size",
  save: "Save",
  saveDangerous: "Save anyway…",
  saveAnyway: "Save anyway",
};

/** The words in every language of the package, by BCP 47 tag. */
export const downloadMessages: { readonly en: DownloadMessages } & Readonly<
  Partial<Record<string, DownloadMessages>>
> = {
  en,
  ar: {
    request: "ملف للحفظ",
    title: ({ server }) => `هل تريد حفظ ملفات من ${isolate(server)}؟`,
    ended: ({ server }) => `انتهى السؤال عن ملفات من ${isolate(server)}`,
    intro: "تريد واجهة لهذا الخادم حفظ هذا على جهازك.",
    executable: "يمكن لملف كهذا أن يعمل كبرنامج عند فتحه. لا تحفظه إلا إذا كنت تتوقعه.",
    name: "الاسم",
    savedAs: "يُحفظ باسم",
    type: "النوع",
    size: "الحجم",
    save: "حفظ",
    saveDangerous: "حفظ رغم ذلك…",
    saveAnyway: "حفظ رغم ذلك",
  },
  de: {
    request: "Zu speichernde Datei",
    title: ({ server }) => `Dateien von ${isolate(server)} speichern?`,
    ended: ({ server }) => `Die Frage zu Dateien von ${isolate(server)} ist erledigt`,
    intro: "Eine Ansicht dieses Servers möchte das auf Ihrem Gerät speichern.",
    executable:
      "Eine solche Datei kann beim Öffnen als Programm laufen. Speichern Sie sie nur, wenn Sie sie erwartet haben.",
    name: "Name",
    savedAs: "Gespeichert als",
    type: "Art",
    size: "Größe",
    save: "Speichern",
    saveDangerous: "Trotzdem speichern…",
    saveAnyway: "Trotzdem speichern",
  },
  es: {
    request: "Archivo por guardar",
    title: ({ server }) => `¿Guardar archivos de ${isolate(server)}?`,
    ended: ({ server }) => `La pregunta sobre archivos de ${isolate(server)} ha terminado`,
    intro: "Una vista de este servidor quiere guardar esto en su dispositivo.",
    executable:
      "Un archivo así puede ejecutarse como programa al abrirlo. Guárdelo solo si lo esperaba.",
    name: "Nombre",
    savedAs: "Se guarda como",
    type: "Tipo",
    size: "Tamaño",
    save: "Guardar",
    saveDangerous: "Guardar de todos modos…",
    saveAnyway: "Guardar de todos modos",
  },
  fr: {
    request: "Fichier à enregistrer",
    title: ({ server }) => `Enregistrer des fichiers de ${isolate(server)} ?`,
    ended: ({ server }) => `La question sur des fichiers de ${isolate(server)} est terminée`,
    intro: "Une vue de ce serveur veut enregistrer ceci sur votre appareil.",
    executable:
      "Un tel fichier peut s’exécuter comme un programme à l’ouverture. Ne l’enregistrez que si vous l’attendiez.",
    name: "Nom",
    savedAs: "Enregistré sous",
    type: "Type",
    size: "Taille",
    save: "Enregistrer",
    saveDangerous: "Enregistrer quand même…",
    saveAnyway: "Enregistrer quand même",
  },
  ja: {
    request: "保存するファイル",
    title: ({ server }) => `${isolate(server)} のファイルを保存しますか?`,
    ended: ({ server }) => `${isolate(server)} のファイルについての質問は終了しました`,
    intro: "このサーバーのビューが、お使いの端末にこれを保存しようとしています。",
    executable:
      "このようなファイルは、開くとプログラムとして実行されることがあります。心当たりがある場合だけ保存してください。",
    name: "名前",
    savedAs: "保存名",
    type: "種類",
    size: "サイズ",
    save: "保存",
    saveDangerous: "それでも保存…",
    saveAnyway: "それでも保存",
  },
  ko: {
    request: "저장할 파일",
    title: ({ server }) => `${isolate(server)}의 파일을 저장할까요?`,
    ended: ({ server }) => `${isolate(server)}의 파일에 대한 질문이 끝났습니다`,
    intro: "이 서버의 보기가 기기에 다음을 저장하려고 합니다.",
    executable: "이런 파일은 열면 프로그램으로 실행될 수 있습니다. 예상한 파일일 때만 저장하세요.",
    name: "이름",
    savedAs: "저장 이름",
    type: "종류",
    size: "크기",
    save: "저장",
    saveDangerous: "그래도 저장…",
    saveAnyway: "그래도 저장",
  },
  "pt-BR": {
    request: "Arquivo a salvar",
    title: ({ server }) => `Salvar arquivos de ${isolate(server)}?`,
    ended: ({ server }) => `A pergunta sobre arquivos de ${isolate(server)} terminou`,
    intro: "Uma visualização deste servidor quer salvar isto no seu dispositivo.",
    executable:
      "Um arquivo assim pode ser executado como programa ao ser aberto. Salve-o somente se você o esperava.",
    name: "Nome",
    savedAs: "Salvo como",
    type: "Tipo",
    size: "Tamanho",
    save: "Salvar",
    saveDangerous: "Salvar mesmo assim…",
    saveAnyway: "Salvar mesmo assim",
  },
  "zh-CN": {
    request: "要保存的文件",
    title: ({ server }) => `要保存来自 ${isolate(server)} 的文件吗?`,
    ended: ({ server }) => `关于 ${isolate(server)} 的文件的询问已结束`,
    intro: "此服务器的一个视图想在您的设备上保存以下内容。",
    executable: "此类文件打开后可能作为程序运行。仅在确实需要时保存。",
    name: "名称",
    savedAs: "保存为",
    type: "类型",
    size: "大小",
    save: "保存",
    saveDangerous: "仍然保存…",
    saveAnyway: "仍然保存",
  },
  "zh-TW": {
    request: "要儲存的檔案",
    title: ({ server }) => `要儲存來自 ${isolate(server)} 的檔案嗎?`,
    ended: ({ server }) => `關於 ${isolate(server)} 的檔案的詢問已結束`,
    intro: "此伺服器的一個檢視想在您的裝置上儲存以下內容。",
    executable: "這類檔案開啟後可能會當成程式執行。只有在您預期會收到時才儲存。",
    name: "名稱",
    savedAs: "儲存為",
    type: "類型",
    size: "大小",
    save: "儲存",
    saveDangerous: "仍要儲存…",
    saveAnyway: "仍要儲存",
  },
};
