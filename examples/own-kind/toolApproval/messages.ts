/** The words of the example. */
export interface ToolMessages {
  readonly request: string;
  readonly title: (params: { server: string }) => string;
  readonly ended: (params: { server: string }) => string;
  readonly message: (params: { tool: string }) => string;
  readonly arguments: string;
  readonly invalid: string;
  readonly deny: string;
  readonly cancel: string;
  readonly allow: string;
}

const en: ToolMessages = {
  request: "Tool to run",
  title: ({ server }) => `Run a tool of ${server}?`,
  ended: ({ server }) => `The question about a tool of ${server} is over`,
  message: ({ tool }) => `${tool} is about to run with these arguments.`,
  arguments: "Arguments (JSON)",
  invalid: "The arguments must be a JSON object.",
  deny: "Deny",
  cancel: "Not now",
  allow: "Allow once",
};

const de: ToolMessages = {
  request: "Auszuführendes Werkzeug",
  title: ({ server }) => `Werkzeug von ${server} ausführen?`,
  ended: ({ server }) => `Die Frage zu einem Werkzeug von ${server} ist erledigt`,
  message: ({ tool }) => `${tool} soll mit diesen Argumenten ausgeführt werden.`,
  arguments: "Argumente (JSON)",
  invalid: "Die Argumente müssen ein JSON-Objekt sein.",
  deny: "Ablehnen",
  cancel: "Nicht jetzt",
  allow: "Einmal erlauben",
};

const ja: ToolMessages = {
  request: "実行するツール",
  title: ({ server }) => `${server}のツールを実行しますか?`,
  ended: ({ server }) => `${server}のツールについての質問は終了しました`,
  message: ({ tool }) => `${tool}は次の引数で実行されます。`,
  arguments: "引数(JSON)",
  invalid: "引数はJSONオブジェクトでなければなりません。",
  deny: "拒否",
  cancel: "今はしない",
  allow: "今回だけ許可",
};

/** The words for a BCP 47 tag; English where there are none. */
export function messagesFor(locale: string): ToolMessages {
  return { en, de, ja }[locale.split("-")[0] ?? ""] ?? en;
}
