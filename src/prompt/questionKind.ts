import type { ReactNode } from "react";
import type { Receipt } from "../host/command.js";
import type { Question } from "../host/question.js";
import type { QuestionViews } from "../react/questionViews.js";
import type { SettledLineProps } from "./card/SettledLine.js";
import type { WaysOut } from "./leaving/discardGuard.js";

/** A question of any kind, with the actions that every kind may have. */
export interface QuestionView extends Question {
  /** Takes it off its surface for later; it stays open. */
  readonly putAside?: () => Promise<Receipt>;
  /** Brings it to the front of its surface, back from where it was put aside. */
  readonly resume?: () => Promise<Receipt>;
  /** Stops the whole call that asks, and with it the question. */
  readonly stopCall?: () => Promise<Receipt>;
  /** Takes it out of sight, once it is settled. */
  readonly dismiss?: () => Promise<Receipt>;
}

/** A kind of question as dialogs, cards and bars show it. */
export interface QuestionKind<View extends QuestionView = QuestionView>
  extends QuestionViews<View> {
  /** The ways out of one question: what Escape, closing, declining and stopping do. */
  waysOut(view: View): WaysOut;
  /** A component that hands the words for a question to its child. */
  Words(props: QuestionWordsProps<View>): ReactNode;
  /** A component that hands its child the words of the bar in which questions of the kind wait. @default those of every kind */
  BarWords?(props: BarWordsProps): ReactNode;
  /** Tells how far a question is, where its phase does not; what is at another point is new to the person. */
  pointOf?(view: View): string;
  /** Whether `Content` renders an element with the id `<domId>-message` (see `usePrompt`), which says what is asked. @default it does not */
  hasMessage?(view: View): boolean;
  /** Whether its dialog needs the width of a page. @default false */
  readonly isWide?: boolean;
  /** Whether its dialog keeps its height from one point of a question to the next, so that its actions stay where they are. @default false */
  readonly isSteady?: boolean;
  /** A component that gives the parts below it the question. */
  Provider(props: QuestionProviderProps<View>): ReactNode;
  /** A component: what a dialog or card shows of a question, its header, body and actions. */
  Content(): ReactNode;
  /** A component: the line that a card leaves once a question is settled. @default a sentence by the outcome */
  Settled?(props: QuestionSettledProps<View>): ReactNode;
}

/** The props of a kind's `Settled`, to pass on to `SettledLine`. */
export interface QuestionSettledProps<View extends QuestionView = QuestionView>
  extends Pick<SettledLineProps, "notice" | "announced"> {
  /** The settled question. */
  readonly view: View;
}

/** The props of a kind's `Provider`. */
export interface QuestionProviderProps<View extends QuestionView = QuestionView> {
  readonly view: View;
  readonly children?: ReactNode;
}

/** The props of a kind's `Words`. */
export interface QuestionWordsProps<View extends QuestionView = QuestionView> {
  readonly view: View;
  readonly children: (words: QuestionWords) => ReactNode;
}

/** Texts about a question outside of its content, in the app's words. */
export interface QuestionWords {
  /** Names the question: who asks, and for what. */
  readonly title: string;
  /** Explains in a bar that it is settled, and what is left to do about it is in nobody's way. @default the title */
  readonly left?: string | undefined;
}

/** The props of a kind's `BarWords`. */
export interface BarWordsProps {
  readonly children: (words: BarWords) => ReactNode;
}

/** Texts of a bar. */
export interface BarWords {
  /** Names the bar. */
  readonly bar: string;
  /** Tells how many questions were put aside. */
  readonly asides: (params: { count: number }) => string;
}
