import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () =>
    "Écrivez le chemin avec des barres obliques\u00a0: certains serveurs prennent une barre oblique inverse pour une partie du nom.",
  changed: () => "La liste vient de changer. Vérifiez-la à nouveau avant de la partager.",
  "control-character": () => "Le chemin contient un caractère de contrôle. Saisissez-le à nouveau.",
  device: () => "C’est le nom d’un périphérique, pas d’un dossier.",
  "drive-relative": () =>
    "Mettez une barre oblique inverse après le lecteur, par exemple C:\\Work.",
  duplicate: ({ path }) => `Ce dossier est déjà dans la liste\u00a0: ${named(path)}.`,
  empty: () => "Saisissez le chemin d’un dossier.",
  "encoded-slash": () =>
    "Une barre oblique est encodée dans cette adresse, ce que les serveurs lisent de différentes façons.",
  fragment: () => "L’adresse d’un dossier ne contient pas de #. Écrivez %23 pour un # dans un nom.",
  home: () => "Les serveurs ne savent pas ce que ~ désigne. Saisissez le chemin entier.",
  "lone-surrogate": () => "Le chemin contient un caractère incomplet. Saisissez-le à nouveau.",
  "malformed-encoding": () =>
    "Les signes pour cent de cette adresse n’encodent rien. Écrivez %25 pour ce signe dans un nom.",
  "no-drive": () =>
    "Commencez par un lecteur ou un serveur, par exemple C:\\Work ou \\\\server\\share.",
  "no-share": () =>
    "Indiquez aussi un dossier que le serveur partage, par exemple \\\\server\\share.",
  outside: ({ path }) => `Ce n’est pas à l’intérieur de ${named(path)}.`,
  query: () =>
    "L’adresse d’un dossier ne contient pas de «\u00a0?\u00a0». Écrivez %3F pour ce signe dans un nom.",
  relative: () => "Saisissez le chemin entier, à partir de la racine du disque.",
  remote: ({ server }) => `Cela se trouve sur un autre ordinateur\u00a0: ${named(server)}.`,
  scheme: ({ scheme }) =>
    `La liste n’accepte que des fichiers et des dossiers, pas les adresses ${named(scheme)}.`,
  server: ({ server }) => `Aucun serveur ne peut s’appeler ${named(server)}.`,
  "too-long": ({ max }) => `C’est trop long\u00a0: ${named(max)} caractères au maximum.`,
  traversal: () => "Retirez «\u00a0..\u00a0»\u00a0: saisissez le chemin auquel cela mène.",
  "windows-name": ({ name }) => `Sous Windows, aucun dossier ne peut s’appeler ${named(name)}.`,
  "windows-path": () =>
    "C’est un chemin Windows, mais les dossiers se trouvent sur un autre système.",
};
