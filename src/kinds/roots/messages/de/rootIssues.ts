import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () =>
    "Schreiben Sie den Pfad mit Schrägstrichen: Manche Server halten einen umgekehrten Schrägstrich für einen Teil des Namens.",
  changed: () =>
    "Die Liste hat sich gerade geändert. Sehen Sie sie noch einmal an, bevor Sie sie freigeben.",
  "control-character": () => "Der Pfad enthält ein Steuerzeichen. Geben Sie ihn neu ein.",
  device: () => "Das ist der Name eines Geräts, nicht eines Ordners.",
  "drive-relative": () =>
    "Setzen Sie hinter das Laufwerk einen umgekehrten Schrägstrich, etwa C:\\Work.",
  duplicate: ({ path }) => `Dieser Ordner steht schon in der Liste: ${named(path)}.`,
  empty: () => "Geben Sie den Pfad eines Ordners ein.",
  "encoded-slash": () =>
    "In dieser Adresse ist ein Schrägstrich kodiert, was Server unterschiedlich lesen.",
  fragment: () =>
    "Die Adresse eines Ordners enthält kein #. Schreiben Sie %23 für ein # in einem Namen.",
  home: () => "Server wissen nicht, wofür ~ steht. Geben Sie den ganzen Pfad ein.",
  "lone-surrogate": () => "Der Pfad enthält ein halbes Zeichen. Geben Sie ihn neu ein.",
  "malformed-encoding": () =>
    "Die Prozentzeichen in dieser Adresse kodieren nichts. Schreiben Sie %25 für ein Prozentzeichen in einem Namen.",
  "no-drive": () =>
    "Beginnen Sie mit einem Laufwerk oder einem Server, etwa C:\\Work oder \\\\server\\share.",
  "no-share": () =>
    "Nennen Sie auch einen Ordner, den der Server freigibt, etwa \\\\server\\share.",
  outside: ({ path }) => `Das liegt nicht in ${named(path)}.`,
  query: () =>
    "Die Adresse eines Ordners enthält kein ?. Schreiben Sie %3F für ein ? in einem Namen.",
  relative: () => "Geben Sie den ganzen Pfad ein, vom Anfang des Datenträgers an.",
  remote: ({ server }) => `Das liegt auf einem anderen Computer: ${named(server)}.`,
  scheme: ({ scheme }) =>
    `Nur Dateien und Ordner können in der Liste stehen, keine Adressen mit ${named(scheme)}.`,
  server: ({ server }) => `Kein Server kann ${named(server)} heißen.`,
  "too-long": ({ max }) => `Das ist zu lang: höchstens ${named(max)} Zeichen.`,
  traversal: () => "Lassen Sie „..“ weg: Geben Sie den Pfad ein, zu dem es führt.",
  "windows-name": ({ name }) => `Unter Windows kann kein Ordner ${named(name)} heißen.`,
  "windows-path": () =>
    "Das ist ein Windows-Pfad, aber die Ordner liegen auf einem anderen System.",
};
