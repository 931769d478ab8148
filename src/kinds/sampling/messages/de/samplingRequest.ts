import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("de");
const percent = new Intl.NumberFormat("de", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "Höchstzahl der Tokens in der Antwort",
  maxTokensHint: ({ asked }) =>
    `Der Server hat um ${number(asked)} gebeten. Sie können weniger erlauben.`,
  maxTokensInvalid: ({ asked }) => `Geben Sie eine ganze Zahl von 1 bis ${number(asked)} ein.`,
  temperature: "Temperatur",
  temperatureHint: "Lassen Sie das Feld leer, damit der Wert des Modells gilt.",
  temperatureInvalid: "Geben Sie eine Zahl ein.",
  stopSequences: "Bei diesen Texten aufhören",
  stopSequencesHint: "Einer pro Zeile. Schreiben Sie \\n für einen Zeilenumbruch.",
  includeContext: "Was das Modell außerdem erfährt",
  contextNone: "Nichts",
  contextThisServer: "Kontext von diesem Server",
  contextAllServers: "Kontext von allen Servern",
  contextIgnored: "Nichts. Der Server wollte mehr, aber diese App gibt es nicht weiter.",
  unsaid: "Keine Angabe",
  preferences: "Was der Server sich vom Modell wünscht",
  hints: "Namen von Modellen",
  hintsHint: "Einer pro Zeile, der beste zuerst. Teile von Namen genügen.",
  cost: "Niedrige Kosten",
  speed: "Geschwindigkeit",
  intelligence: "Leistungsfähigkeit",
  share: ({ value }) => percent.format(value),
  tools: "Tools, um die das Modell bitten darf",
  toolInput: "Was das Tool erwartet",
  removeTool: ({ tool }) => `${isolate(tool)} entfernen`,
  restoreTool: ({ tool }) => `${isolate(tool)} wiederherstellen`,
  toolRemoved: "Das Modell erfährt nichts davon.",
  toolChoice: "Verwendung von Tools",
  toolsAuto: "Das Modell entscheidet",
  toolsRequired: "Mindestens eines",
  toolsNone: "Keine",
  metadata: "Daten für den Anbieter des Modells",
  metadataInvalid: "Das muss ein JSON-Objekt in geschweiften Klammern sein.",
  undoPart: ({ what }) => `Rückgängig: ${isolate(what)}`,
};
