import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "Modellanfragen",
  defaultModel: "Ihr Standardmodell",
  noDefault: "Keines: Es entscheidet, was Server sich wünschen",
  servers: "Modelle für einzelne Server",
  serverModel: ({ server }) => `Modell für ${isolate(server)}`,
  automatic: "Automatisch",
  missing: ({ model }) => `${isolate(model)} (nicht verfügbar)`,
  priorities: "Was Ihnen bei einem Modell wichtig ist",
  ownPriorities: "Nach meinen eigenen Prioritäten entscheiden, nicht nach den Angaben der Server",
  reviewResponses: "Mir Antworten zeigen, bevor sie gesendet werden",
  reviewResponsesHint:
    "Aus: Eine Antwort geht an den Server, sobald das Modell sie geschrieben hat.",
  askEveryTime: "Mich jedes Mal fragen",
  askEveryTimeHint: "Zeigt jede Anfrage und jede Antwort, unabhängig von jeder Regel.",
  fixed: "Von dieser App festgelegt; hier nicht änderbar.",
  notKept: "Ihre Einstellungen gelten vorerst, konnten aber nicht gespeichert werden.",
  deprecated:
    "Das Protokoll lässt Anfragen an Ihr Modell auslaufen: Sie gelten ab der Fassung 2026-07-28 als veraltet und können ab dem 2027-07-28 entfallen. Server sollen stattdessen eigene Modelle verwenden.",
};
