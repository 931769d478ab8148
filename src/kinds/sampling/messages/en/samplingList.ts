/** The words of sampling for lists, where several requests are settled together. */
export interface SamplingListMessages {
  /** Labels what is compared. */
  readonly facts: {
    /** The response of a model. */
    readonly response: string;
    /** The model that is to answer. */
    readonly model: string;
    /** The instructions for the model. */
    readonly systemPrompt: string;
    /** The number of messages. */
    readonly messages: string;
    /** The number of images and sounds in them. */
    readonly media: string;
    /** The tools that the model may ask for. */
    readonly tools: string;
    /** The limit of the response's length. */
    readonly maxTokens: string;
  };
  /** States that the person looks at each response. */
  readonly responsesFollow: string;
}

/** @see SamplingListMessages */
export const samplingList: SamplingListMessages = {
  facts: {
    response: "Answer",
    model: "Model",
    systemPrompt: "System prompt",
    messages: "Messages",
    media: "Images and sounds",
    tools: "Tools",
    maxTokens: "Most tokens in the answer",
  },
  responsesFollow: "Each answer comes to you before it is sent.",
};
