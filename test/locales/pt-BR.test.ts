import { describe, expect, it } from "vitest";
import { countHint } from "../../src/form/parts/words/countHint.js";
import { ptBR } from "../../src/locales/pt-BR.js";
import { listed, numberHint, saidOf } from "./sentences.js";

describe("ptBR", () => {
  it.each([
    [0, "0 pergunta em espera", "0 foi bloqueada."],
    [1, "1 pergunta em espera", "1 foi bloqueada."],
    [2, "2 perguntas em espera", "2 foram bloqueadas."],
    [5, "5 perguntas em espera", "5 foram bloqueadas."],
    [11, "11 perguntas em espera", "11 foram bloqueadas."],
    [100, "100 perguntas em espera", "100 foram bloqueadas."],
    [1_000, "1.000 perguntas em espera", "1.000 foram bloqueadas."],
    [1_000_000, "1.000.000 de perguntas em espera", "1.000.000 foram bloqueadas."],
  ])("counts %i", (count, asides, refused) => {
    expect(ptBR.prompt.asides({ count })).toBe(asides);
    expect(ptBR.flood.refused({ count })).toBe(refused);
  });

  it.each([
    [{ min: 2, max: 5 }, "Escolha de 2 a 5 opções."],
    [{ min: 2 }, "Escolha pelo menos 2 opções."],
    [{ max: 1 }, "Escolha no máximo 1 opção."],
    [{ min: 3, max: 3 }, "Escolha exatamente 3 opções."],
  ])("says how many to choose: %o", (range, sentence) => {
    expect(countHint(ptBR.form, "choices", range)).toBe(sentence);
  });

  it("says which numbers are valid", () => {
    expect(numberHint(ptBR, { integer: true })).toBe("Digite um número inteiro.");
    expect(numberHint(ptBR, { integer: true, minimum: 1, maximum: 9, multipleOf: 2 })).toBe(
      "Digite um número inteiro de 1 a 9, em passos de 2.",
    );
    expect(numberHint(ptBR, { integer: false, exclusiveMinimum: 0 })).toBe(
      "Digite um número, maior que 0.",
    );
  });

  it("lists names as sentences do, each isolated", () => {
    expect(ptBR.roots.forSome({ servers: listed(ptBR, ["Aeolia", "Boreas"]) })).toBe(
      "Somente \u2068Aeolia\u2069 e \u2068Boreas\u2069",
    );
  });

  it("addresses people as Brazilians do", () => {
    const european = /(?<!\p{L})(?:tu|ti|teu\p{L}*|tua\p{L}*|vós|ficheiro\p{L}*|ecrã)(?!\p{L})/iu;
    expect(saidOf(ptBR, 5).filter((sentence) => european.test(sentence))).toEqual([]);
  });

  it("writes typographic quotes", () => {
    expect(saidOf(ptBR, 5).filter((sentence) => /["'«»]/u.test(sentence))).toEqual([]);
    expect(ptBR.log.reason({ reason: "Caro demais" })).toBe("“\u2068Caro demais\u2069”");
  });
});
