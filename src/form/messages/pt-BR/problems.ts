import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `Não é possível mostrar ${isolate(label)}: ${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}: ${reason}`,
  "root-not-object": "O servidor pede algo que não é um formulário.",
  "too-large": "O servidor pede mais do que um formulário consegue mostrar.",
  "too-deep":
    "os dados estão aninhados demais para serem verificados aqui; quem verifica é o servidor.",
  "schema-malformed": "a descrição dada pelo servidor está errada.",
  "keyword-malformed":
    "uma parte da descrição dada pelo servidor está errada; essa parte é ignorada.",
  "type-unknown": "o servidor pede um tipo de resposta que não existe.",
  "never-valid": "nenhuma resposta poderia estar certa.",
  "ref-unresolved": "o servidor remete a uma descrição que não existe.",
  "required-undescribed": "o servidor pede isso sem descrever.",
  "alternatives-narrowed": "o servidor também aceitaria outros tipos de resposta.",
  "enum-names-mismatch":
    "os nomes das opções não correspondem, por isso as opções aparecem como são enviadas.",
  "options-dropped": "algumas opções não poderiam servir de resposta e foram omitidas.",
  "default-dropped": "o que o servidor sugere não é uma resposta válida e foi omitido.",
  unsupported: "a conexão com este servidor não consegue transmitir uma resposta assim.",
};
