import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/wire/protocol/json.ts";
import {
  type CorpusForm,
  type CorpusSampling,
  type CorpusVisit,
  forms,
  rootLists,
  samplings,
  visits,
} from "./readCorpus.ts";
import { shapeOf } from "./shapeOf.ts";

const propertiesOf = ({ requestedSchema }: CorpusForm) => Object(requestedSchema.properties);
const shapesOf = (form: CorpusForm) => Object.values(propertiesOf(form)).map(shapeOf);
const requiredOf = ({ requestedSchema }: CorpusForm) => requestedSchema.required;
const messageOf = ({ message }: CorpusForm) => message ?? "";
const hasRoot = (keyword: string) => (form: CorpusForm) => keyword in form.requestedSchema;
const hasShape = (pattern: RegExp) => (form: CorpusForm) =>
  shapesOf(form).some((shape) => pattern.test(shape));

const formKinds: Readonly<Record<string, (form: CorpusForm) => boolean>> = {
  "no message": ({ message }) => message === null,
  "an empty message": ({ message }) => message === "",
  "a message of several lines": (form) => messageOf(form).includes("\n"),
  "a message in Markdown": (form) => /\*\*.+\*\*/.test(messageOf(form)),
  "a message that mentions a secret": (form) => messageOf(form).includes("secret"),
  "a message in another script": (form) => /\p{Script=Han}/u.test(messageOf(form)),
  "a message with a placeholder": (form) => /\{\w+\}/.test(messageOf(form)),
  "a title of the schema": hasRoot("title"),
  "a description of the schema": hasRoot("description"),
  "a dialect": hasRoot("$schema"),
  definitions: hasRoot("$defs"),
  additionalProperties: hasRoot("additionalProperties"),
  "no type of the schema": ({ requestedSchema }) => !("type" in requestedSchema),
  "a schema of another type": ({ requestedSchema }) => requestedSchema.type === "string",
  "an empty schema": ({ requestedSchema }) => Object.keys(requestedSchema).length === 0,
  "no properties": ({ requestedSchema }) => !("properties" in requestedSchema),
  "empty properties": (form) =>
    hasRoot("properties")(form) && Object.keys(propertiesOf(form)).length === 0,
  "more than ten fields": (form) => Object.keys(propertiesOf(form)).length > 10,
  "a name that is no identifier": (form) =>
    Object.keys(propertiesOf(form)).some((name) => !/^\w+$/.test(name)),
  "a required property that is missing": (form) =>
    [requiredOf(form) ?? []]
      .flat()
      .some((name) => typeof name === "string" && !(name in propertiesOf(form))),
  "required as a text": (form) => typeof requiredOf(form) === "string",
  "required with a list in it": (form) => [requiredOf(form)].flat().some(Array.isArray),
  enumNames: hasShape(/ enumNames/),
  "an optional value as a union with null": hasShape(/anyOf\(.*null\)/),
  "null as the default": hasShape(/default:null/),
  "options without a type": hasShape(/items\(any enum\)/),
  "a constant": hasShape(/^string const/),
  "a pattern": hasShape(/pattern/),
  "a reference": hasShape(/\$ref/),
  "a list of free texts": hasShape(/^array items\(string\)/),
  "a nested object": hasShape(/^object/),
  "a list of objects": hasShape(/items\(object/),
};

const propertyShapes = [
  "any $ref",
  "any anyOf(boolean, null) default:boolean",
  "any anyOf(integer, null) default:null",
  "any anyOf(string, null) default:null",
  "array default:array items(any anyOf(any const)) maxItems minItems",
  "array default:array items(string enum) maxItems minItems",
  "array items(any anyOf(any const))",
  "array items(any anyOf(any const)) maxItems",
  "array items(any anyOf(any const)) maxItems minItems",
  "array items(any enum)",
  "array items(object properties(string))",
  "array items(string anyOf(any const)) maxItems minItems",
  "array items(string enum)",
  "array items(string enum) maxItems minItems",
  "array items(string)",
  "boolean",
  "boolean default:boolean",
  "integer",
  "integer default:integer",
  "integer default:integer maximum minimum",
  "integer maximum minimum",
  "number",
  "number default:integer",
  "number default:number maximum minimum",
  "number maximum minimum",
  "number minimum",
  "object additionalProperties",
  "object properties(string)",
  "string",
  "string const",
  "string date",
  "string date-time",
  "string default:string",
  "string default:string email",
  "string default:string enum",
  "string default:string enum enumNames",
  "string default:string maxLength",
  "string default:string oneOf(any const)",
  "string email",
  "string enum",
  "string enum enumNames",
  "string maxLength minLength",
  "string minLength",
  "string oneOf(any const)",
  "string pattern",
  "string uri",
];

const rootShapes = [
  "object",
  "object required",
  "object required title",
  "object required title description",
  "object required description",
  "object title",
  "object $schema required",
  "object $schema additionalProperties required",
  "object $defs",
  "any",
  "string",
];

const rootShapeOf = ({ requestedSchema }: CorpusForm) => {
  const { type = "any", properties: _, ...keywords } = requestedSchema;
  return [JSON.stringify(type), ...Object.keys(keywords).toSorted()].join(" ");
};

interface Block {
  readonly type?: unknown;
}

const paramsOf = ({ params }: CorpusSampling): JsonObject => JSON.parse(JSON.stringify(params));
const contentsOf = (entry: CorpusSampling) =>
  entry.params.messages.map(({ content }): unknown => content);
const blocksOf = (entry: CorpusSampling) => contentsOf(entry).flat() as readonly Block[];
const has = (key: string) => (entry: CorpusSampling) => key in entry.params;
const hasBlock = (type: unknown) => (entry: CorpusSampling) =>
  blocksOf(entry).some((block) => Object(block).type === type);
const context = (value: string) => (entry: CorpusSampling) => entry.params.includeContext === value;

const samplingKinds: Readonly<Record<string, (entry: CorpusSampling) => boolean>> = {
  "no messages": ({ params }) => params.messages.length === 0,
  "several messages": ({ params }) => params.messages.length > 1,
  "a turn of the assistant": ({ params }) => params.messages.some((m) => m.role === "assistant"),
  "content as a list": (entry) => contentsOf(entry).some(Array.isArray),
  "content as a bare text": (entry) => blocksOf(entry).some((block) => typeof block === "string"),
  "a block without a type": (entry) => hasBlock(undefined)(entry),
  "a type that is a list": (entry) => blocksOf(entry).some(({ type }) => Array.isArray(type)),
  text: hasBlock("text"),
  "an image": hasBlock("image"),
  audio: hasBlock("audio"),
  "a type that the protocol lacks": hasBlock("video"),
  "a use of a tool": hasBlock("tool_use"),
  "a result of a tool": hasBlock("tool_result"),
  "a system prompt": has("systemPrompt"),
  "a system prompt that is no text": ({ params }) => Array.isArray(params.systemPrompt),
  "a temperature": has("temperature"),
  "a temperature that is no number": ({ params }) => typeof params.temperature === "string",
  "stop sequences": has("stopSequences"),
  "a stop sequence that is no text": ({ params }) =>
    [params.stopSequences ?? []].flat().some(Array.isArray),
  "model preferences": (entry) => Object(paramsOf(entry).modelPreferences).hints !== undefined,
  "model preferences as a name": (entry) => typeof paramsOf(entry).modelPreferences === "string",
  "model preferences as a list": (entry) => Array.isArray(paramsOf(entry).modelPreferences),
  metadata: has("metadata"),
  _meta: has("_meta"),
  "Meta, misspelled": has("Meta"),
  "a task": has("task"),
  "a parameter that the protocol lacks": has("urgency"),
  "no token limit": (entry) => !has("maxTokens")(entry),
  "a token limit that is no number": (entry) => typeof paramsOf(entry).maxTokens === "string",
  "no context": context("none"),
  "context of the server": context("thisServer"),
  "context of all servers": context("allServers"),
  "a context that the protocol lacks": context("<context>"),
  tools: has("tools"),
  "a tool without a description": ({ params }) =>
    [params.tools ?? []].flat().some((tool) => tool.inputSchema && !tool.description),
  "a tool that is no object": ({ params }) =>
    [params.tools ?? []].flat().some((tool) => typeof tool === "string"),
  "tools with a choice": (entry) => has("tools")(entry) && has("toolChoice")(entry),
  "a choice that the protocol lacks": (entry) =>
    Object(paramsOf(entry).toolChoice).mode === "<mode>",
};

const visitKinds: Readonly<Record<string, (visit: CorpusVisit) => boolean>> = {
  "an id": (visit) => "elicitationId" in visit,
  "no id": (visit) => visit.url !== undefined && !("elicitationId" in visit),
  _meta: (visit) => "_meta" in visit,
  "the error that asks for a visit": ({ error }) => error !== undefined,
  "a query": ({ url }) => url?.includes("?") ?? false,
  "no path": ({ url }) => /^https:\/\/[^/]+$/.test(url ?? ""),
};

const rootKinds: Readonly<Record<string, RegExp>> = {
  "an empty address": /^$/,
  "an address of spaces": /^ +$/,
  "a space": /[^ ] [^ ]/,
  "an encoded space": /%20/,
  "encoded letters": /%[C-F][0-9A-F]/,
  "encoded signs": /%25|%23/,
  "another scheme": /^https:/,
  "another computer": /^file:\/\/(?!localhost)[a-z]/,
  "this computer by name": /^file:\/\/localhost\/(?!C:)/,
  "a drive of this computer by name": /^file:\/\/localhost\/C:/,
  "a drive": /^file:\/\/\/[A-Z]:/,
  "a lower-case drive": /^file:\/\/\/[a-z]:/,
  "an encoded drive": /^file:\/\/\/[a-z]%3A/,
  "a path of this computer": /^file:\/\/\/(home|Users)\//,
};

describe("the corpus", () => {
  it("gives each entry a name of its own", () => {
    for (const entries of [forms, samplings, rootLists]) {
      const names = entries.map(({ name }) => name);
      expect(new Set(names).size).toBe(entries.length);
    }
    expect(Math.min(forms.length, samplings.length, rootLists.length)).toBeGreaterThan(0);
  });

  it.each(Object.entries(formKinds))("has a form with %s", (_, isKind) => {
    expect(forms.some(isKind)).toBe(true);
  });

  it("has a field of each shape that servers send", () => {
    expect([...new Set(forms.flatMap(shapesOf))].toSorted()).toEqual(propertyShapes);
  });

  it("has a form of each outer shape that servers send", () => {
    const sorted = rootShapes.map((shape) => {
      const [type, ...keywords] = shape.split(" ");
      return [JSON.stringify(type), ...keywords.toSorted()].join(" ");
    });
    expect([...new Set(forms.map(rootShapeOf))]).toEqual(expect.arrayContaining(sorted));
  });

  it.each(Object.entries(samplingKinds))("has a sampling request with %s", (_, isKind) => {
    expect(samplings.some(isKind)).toBe(true);
  });

  it.each(Object.entries(visitKinds))("has a visit with %s", (_, isKind) => {
    expect(visits.some(isKind)).toBe(true);
  });

  it.each(Object.entries(rootKinds))("has a root with %s", (_, pattern) => {
    expect(rootLists.some(({ roots }) => roots.some(({ uri }) => pattern.test(uri)))).toBe(true);
  });

  it("has a root with a blank name, and one without a name", () => {
    const names = rootLists.flatMap(({ roots }) => roots.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining([undefined, "  "]));
  });
});
