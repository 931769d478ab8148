import { describe, expect, it } from "vitest";
import { countHint } from "../../src/form/parts/words/countHint.js";
import { es } from "../../src/locales/es.js";
import { listed, numberHint, saidOf } from "./sentences.js";

describe("es", () => {
  it.each([
    [0, "0 preguntas en espera", "Se han bloqueado 0."],
    [1, "1 pregunta en espera", "Se ha bloqueado 1."],
    [2, "2 preguntas en espera", "Se han bloqueado 2."],
    [5, "5 preguntas en espera", "Se han bloqueado 5."],
    [11, "11 preguntas en espera", "Se han bloqueado 11."],
    [100, "100 preguntas en espera", "Se han bloqueado 100."],
    [10_000, "10.000 preguntas en espera", "Se han bloqueado 10.000."],
    [1_000_000, "1.000.000 de preguntas en espera", "Se han bloqueado 1.000.000."],
  ])("counts %i", (count, asides, refused) => {
    expect(es.prompt.asides({ count })).toBe(asides);
    expect(es.flood.refused({ count })).toBe(refused);
  });

  it.each([
    [{ min: 2, max: 5 }, "Elige de 2 a 5 opciones."],
    [{ min: 2 }, "Elige al menos 2 opciones."],
    [{ max: 1 }, "Elige como máximo 1 opción."],
    [{ min: 3, max: 3 }, "Elige exactamente 3 opciones."],
  ])("says how many to choose: %o", (range, sentence) => {
    expect(countHint(es.form, "choices", range)).toBe(sentence);
  });

  it("says which numbers are valid", () => {
    expect(numberHint(es, { integer: true })).toBe("Escribe un número entero.");
    expect(numberHint(es, { integer: true, minimum: 1, maximum: 9, multipleOf: 2 })).toBe(
      "Escribe un número entero de 1 a 9, en pasos de 2.",
    );
    expect(numberHint(es, { integer: false, exclusiveMinimum: 0 })).toBe(
      "Escribe un número, mayor que 0.",
    );
  });

  it("lists names as sentences do, each isolated", () => {
    expect(es.roots.forSome({ servers: listed(es, ["Aeolia", "Boreas"]) })).toBe(
      "Solo \u2068Aeolia\u2069 y \u2068Boreas\u2069",
    );
  });

  it("addresses people informally", () => {
    const formal = /(?<!\p{L})(?:usted|ustedes|escriba|elija|introduzca|intente)(?!\p{L})/iu;
    expect(saidOf(es, 5).filter((sentence) => formal.test(sentence))).toEqual([]);
  });

  it("opens what it closes: questions and quotes", () => {
    const said = saidOf(es, 5);
    const half = said.filter((text) => /[^«]\?(?!»)/u.test(text) && !text.includes("¿"));
    expect(half.filter((text) => !text.includes("\u2068Which seat?\u2069"))).toEqual([]);
    expect(said.filter((text) => /["'“”]/u.test(text))).toEqual([]);
    expect(es.review.secretTitle({ server: "Aeolia" })).toMatch(/^¿.*\?$/u);
  });
});
