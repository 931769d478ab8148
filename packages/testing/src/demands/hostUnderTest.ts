import type { DemandRevision } from "./demandRevision.js";

/**
 * Things that a host may have, and its driver may do or tell: forms; pages to visit (with `openedPages`); sampling (with
 * `modelRequests`); roots; a prompt, or a response, that the person can edit; a list of shared roots that the person can
 * change; a call that the person can stop; the links in a question; and a connection that declares forms alone.
 */
export type HostAbility =
  | "form"
  | "visit"
  | "sampling"
  | "roots"
  | "editPrompt"
  | "editResponse"
  | "changeRoots"
  | "stopCall"
  | "links"
  | "formsOnly";

/** A host product as the demands drive it, whatever it is made of: written once by the team that makes the host. */
export interface HostUnderTest {
  /** Demands that need another ability are not checked, and told as not supported. */
  readonly abilities: readonly HostAbility[];
  /** Opens the host as new, with nothing remembered, and connects it to a server. Resolves once it can call tools. */
  connect(server: ServerUnderTest): Promise<ConnectedHost>;
}

/** The server that a demand asks from, and what the host is to have for it. */
export interface ServerUnderTest {
  /** The endpoint, for Streamable HTTP. Pages of other origins may use it. */
  readonly url: string;
  /** The only revision that it speaks. */
  readonly revision: DemandRevision;
  /** The name to connect it under, where the host lets the person name servers. */
  readonly name: string;
  /** The text that the host's model answers with, whatever it is asked. */
  readonly modelText: string;
  /** Folders that the host has, and that no server has been told of, as `file:` URIs. */
  readonly roots: readonly string[];
  /** Whether the host is to declare no pages to visit: only where it has the ability `formsOnly`. */
  readonly formsOnly: boolean;
}

/** A host that is connected to the server. Every act resolves once it is done, and waits until the host takes it. */
export interface ConnectedHost {
  /** Has the host call a tool of the server, without arguments. It need not wait for the result. */
  callTool(name: string): Promise<void>;
  /** Waits until the person is asked to fill in the form with this message. */
  form?(message: string): Promise<FormUnderTest>;
  /** Waits until the person is asked to visit the page with this message. */
  visit?(message: string): Promise<VisitUnderTest>;
  /** Waits until the person is asked whether a model may answer this prompt. */
  sampling?(prompt: string): Promise<PromptUnderTest>;
  /** Waits until the person is asked for folders. */
  roots?(): Promise<FoldersUnderTest>;
  /** All addresses that the host has opened, or tried to open, in a browser or a window. */
  openedPages?(): Promise<readonly string[]>;
  /** All that the host's model was asked, oldest first. */
  modelRequests?(): Promise<readonly ModelRequestUnderTest[]>;
  /** Shares these folders alone from now on, as the person does in the host's settings. */
  changeRoots?(uris: readonly string[]): Promise<void>;
  /** Stops the call that asks, as the person does. */
  stopCall?(): Promise<void>;
  /** Closes the host. */
  close(): Promise<void>;
}

/** A question as a person has it before them. */
export interface QuestionUnderTest {
  /** All words that the person can read in it, from first to last. */
  words(): Promise<string>;
  /** Declines. */
  decline(): Promise<void>;
}

/** A form, or a page to visit. */
export interface ElicitationUnderTest extends QuestionUnderTest {
  /** Leaves it without a choice, as by Escape. */
  cancel(): Promise<void>;
  /** The addresses of all links in it. */
  links?(): Promise<readonly string[]>;
}

/** A form. */
export interface FormUnderTest extends ElicitationUnderTest {
  /** Fills in fields by their titles, and presses what sends; resolves also where the host then sends nothing. */
  send(values?: Readonly<Record<string, string | number>>): Promise<void>;
}

/** A page to visit. */
export interface VisitUnderTest extends ElicitationUnderTest {
  /** Agrees, and opens the page. */
  open(): Promise<void>;
}

/** A prompt for the host's model, before the model gets it. */
export interface PromptUnderTest extends QuestionUnderTest {
  /** Writes the server's message anew. */
  edit?(text: string): Promise<void>;
  /** Lets the model answer. */
  approve(): Promise<void>;
  /** Waits until the person sees the response of the model. */
  response(): Promise<ResponseUnderTest>;
}

/** A model's response, before the server gets it. */
export interface ResponseUnderTest extends QuestionUnderTest {
  /** Writes the response anew. */
  edit?(text: string): Promise<void>;
  /** Sends it to the server. */
  send(): Promise<void>;
}

/** A question for folders. */
export interface FoldersUnderTest extends QuestionUnderTest {
  /** Shares these folders of the host alone. */
  share(uris: readonly string[]): Promise<void>;
}

/** A request as the host's model got it. */
export interface ModelRequestUnderTest {
  /** All words of its messages. */
  readonly text: string;
  /** The most tokens that the model was to answer with. */
  readonly maxTokens?: number;
}
