import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () =>
    "Escribe la ruta con barras normales: algunos servidores toman la barra invertida como parte de un nombre.",
  changed: () => "La lista acaba de cambiar. Vuelve a mirarla antes de compartirla.",
  "control-character": () => "La ruta contiene un carácter de control. Vuelve a escribirla.",
  device: () => "Es el nombre de un dispositivo, no de una carpeta.",
  "drive-relative": () => "Pon una barra invertida después de la unidad, por ejemplo C:\\Work.",
  duplicate: ({ path }) => `Esta carpeta ya está en la lista: ${named(path)}.`,
  empty: () => "Escribe la ruta de una carpeta.",
  "encoded-slash": () =>
    "En esta dirección hay una barra codificada, que los servidores leen de distintas formas.",
  fragment: () => "La dirección de una carpeta no lleva #. Escribe %23 si un nombre contiene #.",
  home: () => "Los servidores no saben qué es ~. Escribe la ruta completa.",
  "lone-surrogate": () => "La ruta contiene medio carácter. Vuelve a escribirla.",
  "malformed-encoding": () =>
    "Los signos de porcentaje de esta dirección no codifican nada. Escribe %25 si un nombre contiene ese signo.",
  "no-drive": () =>
    "Empieza por una unidad o un servidor, por ejemplo C:\\Work o \\\\server\\share.",
  "no-share": () =>
    "Indica también una carpeta que comparta el servidor, por ejemplo \\\\server\\share.",
  outside: ({ path }) => `No está dentro de ${named(path)}.`,
  query: () =>
    "La dirección de una carpeta no lleva el signo «?». Escribe %3F si un nombre lo contiene.",
  relative: () => "Escribe la ruta completa, desde la raíz del disco.",
  remote: ({ server }) => `Está en otro equipo: ${named(server)}.`,
  scheme: ({ scheme }) =>
    `En la lista solo puede haber archivos y carpetas, no direcciones ${named(scheme)}.`,
  server: ({ server }) => `Ningún servidor puede llamarse ${named(server)}.`,
  "too-long": ({ max }) => `Es demasiado larga: como máximo ${named(max)} caracteres.`,
  traversal: () => "Quita «..»: escribe la ruta a la que lleva.",
  "windows-name": ({ name }) => `En Windows ninguna carpeta puede llamarse ${named(name)}.`,
  "windows-path": () => "Es una ruta de Windows, pero las carpetas están en otro sistema.",
};
