import { isolate } from "../writing/isolate.js";

/** Texts for a question that ended without the person. */
export interface EndingMessages {
  /** The server took it back. */
  readonly withdrawn: string;
  /** The connection to the server is gone. */
  readonly disconnected: string;
  /** The page was loaded again, and the connection that asked is gone. */
  readonly reload: string;
  /** Its time was up. */
  readonly deadline: string;
  /** The operation that asked is over. */
  readonly callerEnded: string;
  /** Nobody could see it for too long. */
  readonly unattended: string;
  /** The server asked too much at once. */
  readonly flood: string;
  /** The person blocked the server. */
  readonly blocked: string;
  /** The app takes requests from other servers only. */
  readonly serverNotNamed: string;
  /** The app refuses forms that ask for secrets. */
  readonly secretsRefused: string;
  /** The server could not have taken any answer, or asked for something that is not allowed. */
  readonly invalid: string;
  /** The part of the app that is needed to answer it could not be loaded. */
  readonly failed: string;
  /** It was answered, by a rule or in another window. */
  readonly answered: string;
  /** Another page of the user's answered it first, on this or another device. */
  readonly answeredElsewhere: string;
  /** Follows {@link EndingMessages.answeredElsewhere} where the user entered something in this page. */
  readonly notSentHere: string;
  /** Nothing went to the server. */
  readonly nothingSent: string;
  /** The host cannot know whether the server got an answer. */
  readonly unknownSent: string;
  /** The server was told `cancel`: that no choice was made. */
  readonly cancelSent: string;
  /** Quotes why the server took it back. */
  readonly withdrawalMessage: (params: { message: string }) => string;
}

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "The server took its question back.",
  disconnected: "The connection to the server was lost.",
  reload: "The page was reloaded, and the connection that asked is gone.",
  deadline: "The time for an answer is over.",
  callerEnded: "The operation that asked has ended.",
  unattended: "Nobody could see the question for too long.",
  flood: "The server asked too many questions at once.",
  blocked: "You blocked the server.",
  serverNotNamed: "This app takes no requests from this server.",
  secretsRefused: "This app refuses forms that ask for secrets.",
  invalid: "The server asked for something that cannot be answered.",
  failed: "Something needed to answer it could not be loaded.",
  answered: "It has been answered.",
  answeredElsewhere: "This was answered in another tab or on another device.",
  notSentHere: "What you entered here wasn't sent.",
  nothingSent: "Nothing was sent.",
  unknownSent: "It isn't known whether an answer was sent.",
  cancelSent: "The server was told that no choice was made.",
  withdrawalMessage: ({ message }) => `Its reason: “${isolate(message)}”`,
};
