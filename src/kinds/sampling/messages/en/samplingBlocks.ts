import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";

/** Facts about bytes that are known without looking at them. */
export interface Bytes {
  readonly bytes: number;
  /** The media type that they claim to have; it may be empty. */
  readonly type: string;
  /** Who sent them. */
  readonly by: "server" | "model";
}

/** Texts about differences, and about content other than text. */
export interface SamplingBlockMessages {
  /** States that two texts are the same. */
  readonly same: string;
  /** Spoken before what was put in. */
  readonly inserted: string;
  /** Spoken before what was taken out. */
  readonly deleted: string;
  /** Stands in place of a long stretch that is the same in both texts. */
  readonly unchanged: (params: { count: number }) => string;
  /** Stands in place of the middle of an endless stretch that was put in or taken out. */
  readonly moreCharacters: (params: { count: number }) => string;
  /** States that two texts are too long, or differ too much, to be compared; the numbers are characters. */
  readonly incomparable: (params: { before: number; after: number }) => string;
  /** Tells how many more places differ than are shown. */
  readonly moreChanges: (params: { count: number }) => string;
  /** Describes a picture; its size in pixels is known once it is decoded. */
  readonly image: (
    params: Bytes & {
      width?: number | undefined;
      height?: number | undefined;
    },
  ) => string;
  /** Describes a sound. */
  readonly audio: (params: Bytes) => string;
  /** Describes what can be neither shown nor played. */
  readonly file: (params: Bytes) => string;
  /** Decodes a picture that is large. */
  readonly showImage: string;
  /** Makes a sound ready to be played. */
  readonly loadAudio: string;
  /** Explains why a picture is not shown at once. */
  readonly large: string;
  /** States that a picture or a sound is too large to be shown at all. */
  readonly tooLarge: string;
  /** States that the bytes are not what they claim to be. */
  readonly damaged: string;
  /** States that the page's own security policy keeps pictures or sounds from being shown. */
  readonly blocked: string;
  /** Heads the use of a tool. */
  readonly toolUse: (params: { name: string }) => string;
  /** Heads the result of a tool whose name is known. */
  readonly toolResult: (params: { name: string }) => string;
  /** Heads the result of a tool whose name is not known. */
  readonly toolResultOf: (params: { id: string }) => string;
  /** Marks a result that says that its tool failed. */
  readonly toolFailed: string;
  /** Tells by which id a use and its result find each other. */
  readonly toolId: (params: { id: string }) => string;
  /** States that a tool gave back nothing. */
  readonly noResult: string;
  /** Labels what a tool is given, in JSON. */
  readonly input: string;
  /** Labels what a tool gave back as data, in JSON. */
  readonly structured: string;
  /** Heads a resource that is there in full. */
  readonly resource: string;
  /** Heads a resource that is only named. */
  readonly link: string;
  /** States that nobody looks at what a link leads to. */
  readonly linkHint: string;
  /** Tells how large a linked resource is, as the server claims. */
  readonly claimedSize: (params: { bytes: number }) => string;
  /** States that what is typed is no JSON object; it cannot be sent like this. */
  readonly notAnObject: string;
  /** Heads what is wrong with a response. */
  readonly issues: (params: { count: number }) => string;
  /** The server takes one part only. */
  readonly oneBlock: string;
  /** The server offered no tool of this name. */
  readonly unknownTool: (params: { name: string }) => string;
  /** The server lets the model use no tool. */
  readonly toolForbidden: (params: { name: string }) => string;
  /** The server insists on the use of a tool. */
  readonly toolRequired: string;
  /** Two uses of tools have the same id. */
  readonly repeatedId: (params: { id: string }) => string;
}

const { number, plural } = createNumbers("en");
const size = createSizes("en");

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "Nothing differs.",
  inserted: "added:",
  deleted: "removed:",
  unchanged: ({ count }) =>
    plural(count, {
      one: "1 unchanged character",
      other: `${number(count)} unchanged characters`,
    }),
  moreCharacters: ({ count }) =>
    plural(count, { one: "1 more character", other: `${number(count)} more characters` }),
  incomparable: ({ before, after }) =>
    `These texts differ too much to be compared here: ${number(before)} characters before, ${number(after)} now.`,
  moreChanges: ({ count }) =>
    plural(count, { one: "1 more change", other: `${number(count)} more changes` }),
  image: ({ bytes, type, width, height, by }) =>
    [
      "Image",
      ...(width && height ? [`${number(width)} × ${number(height)}`] : []),
      size(bytes),
      ...(type ? [isolate(type)] : []),
      `from the ${by}`,
    ].join(", "),
  audio: ({ bytes, type, by }) =>
    ["Audio", size(bytes), ...(type ? [isolate(type)] : []), `from the ${by}`].join(", "),
  file: ({ bytes, type, by }) =>
    type === ""
      ? `File of ${size(bytes)}, from the ${by}`
      : `File of ${size(bytes)}, ${isolate(type)}, from the ${by}`,
  showImage: "Show the image",
  loadAudio: "Load the audio",
  large: "This image is large.",
  tooLarge: "This is too large to be shown here.",
  damaged: "This cannot be shown: the data is damaged, or is not what it claims to be.",
  blocked: "This cannot be shown: the security policy of this page does not allow it.",
  toolUse: ({ name }) => `Uses the tool ${isolate(name)}`,
  toolResult: ({ name }) => `Result of the tool ${isolate(name)}`,
  toolResultOf: ({ id }) => `Result of the tool use ${isolate(id)}`,
  toolFailed: "failed",
  toolId: ({ id }) => `id ${isolate(id)}`,
  noResult: "The tool gave back nothing.",
  input: "Input",
  structured: "Result as data",
  resource: "Resource",
  link: "Link to a resource",
  linkHint: "Only named here: the model does not see what it leads to.",
  claimedSize: ({ bytes }) => `said to be ${size(bytes)}`,
  notAnObject: "This must be a JSON object, in braces.",
  issues: ({ count }) =>
    plural(count, {
      one: "This cannot be sent yet:",
      other: `This cannot be sent yet, for ${number(count)} reasons:`,
    }),
  oneBlock: "The server takes one part only. Remove the others.",
  unknownTool: ({ name }) => `The server offered no tool called ${isolate(name)}.`,
  toolForbidden: ({ name }) =>
    `The server lets the model use no tool here, so ${isolate(name)} cannot be used.`,
  toolRequired: "The server wants a tool to be used.",
  repeatedId: ({ id }) => `Two uses of tools have the same id, ${isolate(id)}.`,
};
