import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () =>
    "Escreva o caminho com barras normais: alguns servidores tomam a barra invertida como parte de um nome.",
  changed: () => "A lista acabou de mudar. Confira de novo antes de compartilhar.",
  "control-character": () => "O caminho contém um caractere de controle. Digite-o de novo.",
  device: () => "Este é o nome de um dispositivo, não de uma pasta.",
  "drive-relative": () => "Coloque uma barra invertida depois da unidade, por exemplo C:\\Work.",
  duplicate: ({ path }) => `Esta pasta já está na lista: ${named(path)}.`,
  empty: () => "Digite o caminho de uma pasta.",
  "encoded-slash": () =>
    "Há uma barra codificada neste endereço, que cada servidor lê de um jeito.",
  fragment: () => "O endereço de uma pasta não tem #. Escreva %23 se houver # em um nome.",
  home: () => "Os servidores não sabem o que é ~. Digite o caminho completo.",
  "lone-surrogate": () => "O caminho contém um caractere incompleto. Digite-o de novo.",
  "malformed-encoding": () =>
    "Os sinais de porcentagem deste endereço não codificam nada. Escreva %25 se houver esse sinal em um nome.",
  "no-drive": () =>
    "Comece com uma unidade ou um servidor, por exemplo C:\\Work ou \\\\server\\share.",
  "no-share": () =>
    "Indique também uma pasta que o servidor compartilha, por exemplo \\\\server\\share.",
  outside: ({ path }) => `Isto não fica dentro de ${named(path)}.`,
  query: () =>
    "O endereço de uma pasta não tem o sinal “?”. Escreva %3F se houver esse sinal em um nome.",
  relative: () => "Digite o caminho completo, a partir da raiz do disco.",
  remote: ({ server }) => `Isto fica em outro computador: ${named(server)}.`,
  scheme: ({ scheme }) =>
    `Só arquivos e pastas podem estar na lista, não endereços ${named(scheme)}.`,
  server: ({ server }) => `Nenhum servidor pode se chamar ${named(server)}.`,
  "too-long": ({ max }) => `É longo demais: no máximo ${named(max)} caracteres.`,
  traversal: () => "Retire “..”: digite o caminho a que ele leva.",
  "windows-name": ({ name }) => `No Windows, nenhuma pasta pode se chamar ${named(name)}.`,
  "windows-path": () => "Este é um caminho do Windows, mas as pastas ficam em outro sistema.",
};
