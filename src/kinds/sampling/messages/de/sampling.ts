import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number, plural } = createNumbers("de");
const list = new Intl.ListFormat("de", { type: "unit" });
const decimal = new Intl.NumberFormat("de", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `${isolate(server)} möchte Ihr Modell nutzen`,
  generating: ({ server, model }) =>
    model === undefined
      ? `Das Modell schreibt eine Antwort für ${isolate(server)}`
      : `${isolate(model)} schreibt eine Antwort für ${isolate(server)}`,
  reviewing: ({ server }) => `Antwort für ${isolate(server)} prüfen`,
  failed: ({ server }) => `Es gibt noch keine Antwort für ${isolate(server)}`,
  ended: ({ server }) => `Die Anfrage von ${isolate(server)} hat sich erledigt`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "dem Modell der App" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(model)} bei ${isolate(provider)}`
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `Läuft auf ${where}, ${limit}; die Antwort geht sofort an ${isolate(server)}.`
      : `Läuft auf ${where}, ${limit}; die Antwort geht an ${isolate(server)}, sobald Sie sie freigeben.`;
  },
  generatingLead: "Es wird nichts gesendet, bevor Sie die Antwort gesehen haben.",
  generatingLeadUnseen: "Der Server bekommt die Antwort, sobald sie da ist.",
  responseLead: ({ model, by }) => {
    if (by === "person") return "Das ist Ihre eigene Antwort. Es wurde noch nichts gesendet.";
    return model === undefined
      ? "Das hat das Modell geschrieben. Es wurde noch nichts gesendet."
      : `Das hat ${isolate(model)} geschrieben. Es wurde noch nichts gesendet.`;
  },
  bar: "Modellanfragen, die auf Sie warten",
  asides: ({ count }) =>
    plural(count, {
      one: "1 Modellanfrage zurückgestellt",
      other: `${number(count)} Modellanfragen zurückgestellt`,
    }),

  prompt: "Prompt",
  systemPrompt: "Systemprompt",
  systemPromptPlace: "Systemprompt",
  addSystemPrompt: "Systemprompt hinzufügen",
  request: "Die Anfrage",
  settings: "Einstellungen",
  summary: ({ tokens, temperature, tools }) =>
    list.format([
      plural(tokens, { one: "bis zu 1 Token", other: `bis zu ${number(tokens)} Tokens` }),
      ...(temperature === undefined ? [] : [`Temperatur ${decimal.format(temperature)}`]),
      ...(tools === 0 ? [] : [plural(tools, { one: "1 Tool", other: `${number(tools)} Tools` })]),
    ]),
  model: "Modell",
  modelAutomatic: ({ model }) =>
    model === undefined ? "Automatisch" : `Automatisch: ${isolate(model)}`,
  pickedByPerson: "Sie haben es für diese Anfrage gewählt.",
  pickedForServer: "Sie haben es für alle Anfragen dieses Servers gewählt.",
  pickedByDefault: "Es ist Ihr Standardmodell.",
  pickedByApp: "Diese App entscheidet, welches Modell antwortet.",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `Der Server wünscht sich ${isolate(hint)}.`
      : `Der Server wünscht sich ${isolate(hint)}: das beste von ${number(among)} passenden Modellen.`,
  pickedByPriorities: ({ by }) =>
    by === "person"
      ? "Es passt am besten zu dem, was Ihnen wichtig ist."
      : "Es passt am besten zu dem, was dem Server wichtig ist.",
  pickedAsFirst: ({ among }) =>
    among === 1
      ? "Es ist das einzige Modell dieser App."
      : "Niemand wünscht sich ein anderes: Es ist das erste der Modelle dieser App.",

  changes: ({ count }) =>
    plural(count, {
      one: "Sie haben 1 Änderung gemacht",
      other: `Sie haben ${number(count)} Änderungen gemacht`,
    }),
  undoAll: "Alle Änderungen rückgängig machen",
  redoAll: "Alle Änderungen wiederholen",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "Modell" : isolate(model);
    return changed ? `${run} mit Ihren Änderungen ausführen` : `${run} ausführen`;
  },
  deny: "Ablehnen",
  denyWithReason: "Mit Begründung ablehnen",
  denyReason: "Warum Sie ablehnen (optional)",
  denyHint: "Bleibt in dieser App. Der Server erfährt nur, dass Sie abgelehnt haben.",
  denyFailsCall:
    "Eine Ablehnung beendet den ganzen Vorgang: Anders lässt sie sich diesem Server nicht mitteilen.",
  denySiblings: ({ count }) =>
    plural(count, {
      one: "Damit endet auch 1 weitere Frage dieses Vorgangs. Was Sie dort eingegeben haben, bleibt erhalten, falls der Server erneut fragt.",
      other: `Damit enden auch ${number(count)} weitere Fragen dieses Vorgangs. Was Sie dort eingegeben haben, bleibt erhalten, falls der Server erneut fragt.`,
    }),
  stop: "Modell stoppen",
  retry: ({ model }) =>
    model === undefined ? "Noch einmal versuchen" : `Noch einmal mit ${isolate(model)} versuchen`,
  write: "Selbst schreiben",
  revise: "Anfrage ändern",
  regenerate: "Neu generieren",
  review: "Zurück zur letzten Antwort",
  send: ({ server, changed }) => (changed ? "Ihre Fassung senden" : `An ${isolate(server)} senden`),

  partial: "Die Antwort bis jetzt",
  progress: ({ words }) =>
    plural(words, { one: "Bisher 1 Wort", other: `Bisher ${number(words)} Wörter` }),
  waiting: "Das Modell hat noch nichts geschrieben.",
  response: "Die Antwort",
  modelFailed: "Das Modell oder die Verbindung zu ihm ist ausgefallen.",
  modelTimedOut: "Das Modell hat zu lange gebraucht.",
  modelInvalid: "Was das Modell zurückgegeben hat, ist keine Antwort.",
  modelStopped: "Sie haben das Modell gestoppt.",
  late: ({ count }) =>
    plural(count, {
      one: "1 Antwort kam zu spät und wurde nicht verwendet.",
      other: `${number(count)} Antworten kamen zu spät und wurden nicht verwendet.`,
    }),

  refusedResponse:
    "Die Antwort wurde nicht gesendet: Sie passt nicht zu dem, was der Server verlangt hat.",
  refusedEmpty: "Die Antwort wurde nicht gesendet: Sie ist leer.",
  refusedRequest: "Das Modell wurde nicht gefragt: So lässt sich die Anfrage nicht verwenden.",
  refused: "Das hat nicht geklappt. Es wurde nichts gesendet.",

  errorSent: "Dem Server wurde mitgeteilt, dass er keine Antwort bekommt.",
  responseSoFar: "Die Antwort, als die Anfrage endete",
};
