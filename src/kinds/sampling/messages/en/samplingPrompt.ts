/** The host's own name for the server that asks. */
export interface Server {
  readonly server: string;
}

/** The host's own name for the model that is to answer, or did; absent where the host does not say which one it is. */
export interface Model {
  readonly model?: string | undefined;
}

/** Texts around a request to a model and around its response, while a person looks at them. */
export interface SamplingPromptMessages {
  /** Names a dialog or card that shows a request which no model has seen yet. */
  readonly asks: (params: Server) => string;
  /** Names it while a model writes. */
  readonly generating: (params: Server & Model) => string;
  /** Names it while a response waits for the person's word. */
  readonly reviewing: (params: Server) => string;
  /** Names it where there is no response. */
  readonly failed: (params: Server) => string;
  /** Names it once the request is over. */
  readonly ended: (params: Server) => string;
  /**
   * Explains under the title where a request would run, with how many tokens at most, and who gets the response:
   * `unseen`, before the person has looked at it.
   */
  readonly requestLead: (
    params: Server & Model & { provider?: string | undefined; tokens: number; unseen: boolean },
  ) => string;
  /** Explains under the title what happens while a model writes. */
  readonly generatingLead: string;
  /** The same where the response goes to the server unseen. */
  readonly generatingLeadUnseen: string;
  /** Explains under the title who wrote the response and what happens to it. */
  readonly responseLead: (params: Model & { by: "model" | "person" }) => string;
  /** Names the bar in which requests wait. */
  readonly bar: string;
  /** Tells how many requests were put aside. */
  readonly asides: (params: { count: number }) => string;

  /** Heads what goes to the model. */
  readonly prompt: string;
  /** Labels the instructions to the model. */
  readonly systemPrompt: string;
  /** Names the instructions as part of a sentence. */
  readonly systemPromptPlace: string;
  /** Adds instructions where the server gave none. */
  readonly addSystemPrompt: string;
  /** Opens the request while something else is looked at. */
  readonly request: string;
  /** Opens what a model is told beside the messages. */
  readonly settings: string;
  /** Sums up the settings in one line. */
  readonly summary: (params: {
    tokens: number;
    temperature?: number | undefined;
    tools: number;
  }) => string;
  /** Labels the choice of a model. */
  readonly model: string;
  /** Leaves the choice to the server's preferences and the person's settings. */
  readonly modelAutomatic: (params: Model) => string;
  /** Explains why a model was picked: by the person, for this request. */
  readonly pickedByPerson: string;
  /** By the person, for every request of this server. */
  readonly pickedForServer: string;
  /** Because it is the person's default. */
  readonly pickedByDefault: string;
  /** By the host app, which has no list of models. */
  readonly pickedByApp: string;
  /** Because a hint of the server is part of its name; how many models it is part of. */
  readonly pickedByHint: (params: { hint: string; among: number }) => string;
  /** Because it suits priorities best. */
  readonly pickedByPriorities: (params: { by: "person" | "server" }) => string;
  /** Because it is the first, or the only one, of the host's list. */
  readonly pickedAsFirst: (params: { among: number }) => string;

  /** Tells how many parts of the request the person changed. */
  readonly changes: (params: { count: number }) => string;
  /** Makes the request, or the response, what it was. */
  readonly undoAll: string;
  /** Takes that back. */
  readonly redoAll: string;

  /** Lets a model answer, as the server asked or with the person's changes. */
  readonly approve: (params: Model & { changed: boolean }) => string;
  /** Declines the request. */
  readonly deny: string;
  /** Opens the field for a reason. */
  readonly denyWithReason: string;
  /** Labels the field for a reason. */
  readonly denyReason: string;
  /** Tells who sees the reason. */
  readonly denyHint: string;
  /** States that a no ends the whole operation. */
  readonly denyFailsCall: string;
  /** Tells how many other questions a no takes along, and what becomes of what was typed in them. */
  readonly denySiblings: (params: { count: number }) => string;
  /** Stops the model. */
  readonly stop: string;
  /** Lets a model try again. */
  readonly retry: (params: Model) => string;
  /** Puts a response of the person's own in place of a model's. */
  readonly write: string;
  /** Goes back to the request. */
  readonly revise: string;
  /** Lets a model answer again. */
  readonly regenerate: string;
  /** Goes to the last response. */
  readonly review: string;
  /** Sends the response, as a model wrote it or as the person changed it. */
  readonly send: (params: Server & { changed: boolean }) => string;

  /** Heads what a model has written so far. */
  readonly partial: string;
  /** Tells how much a model has written so far. */
  readonly progress: (params: { words: number }) => string;
  /** States that a model has written nothing yet. */
  readonly waiting: string;
  /** Heads the response. */
  readonly response: string;
  /** States that the model, or the way to it, failed. */
  readonly modelFailed: string;
  /** States that the model took too long. */
  readonly modelTimedOut: string;
  /** States that what came back is no response. */
  readonly modelInvalid: string;
  /** States that the person stopped the model. */
  readonly modelStopped: string;
  /** States that answers came too late, and what became of them. */
  readonly late: (params: { count: number }) => string;

  /** States that the response cannot be sent as it is. */
  readonly refusedResponse: string;
  /** States that the response is empty. */
  readonly refusedEmpty: string;
  /** States that the request cannot be used as it is. */
  readonly refusedRequest: string;
  /** States that the app could not do it, whatever it was. */
  readonly refused: string;

  /** States that the server heard of an error, because nobody decided. */
  readonly errorSent: string;
  /** Heads the response that was there when the request ended. */
  readonly responseSoFar: string;
}
