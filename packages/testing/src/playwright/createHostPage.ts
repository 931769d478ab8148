import { en, type Messages } from "mcp-host-ui/locales/en";
import { createQuestionPage, type QuestionPage } from "./createQuestionPage.js";
import { anything, named } from "./named.js";
import type { PlaywrightLocator, PlaywrightPage } from "./playwrightPage.js";
import { press } from "./pressing.js";

/** Options for the page object. */
export interface CreateHostPageOptions {
  /** The catalogue that the page speaks, with the app's own words in it. @default English */
  readonly messages?: Messages;
}

/** The list of all requests in a page. */
export interface InboxPage<Locator> {
  /** The list, for what a test expects of it. */
  readonly locator: Locator;
  /** Opens the request whose text holds this. */
  open(request: string): Promise<void>;
  /** Declines it. */
  decline(request: string): Promise<void>;
  /** Leaves it without a choice. */
  cancel(request: string): Promise<void>;
}

/** Dialogs, cards, bars and the inbox in a page, found by roles and names. */
export interface HostPage<Locator> {
  /** Finds a dialog, or a card by its name: it holds that of the server, and a short question of a card. */
  question(name?: string | RegExp): QuestionPage<Locator>;
  /** The inbox, where the app shows it. */
  readonly inbox: InboxPage<Locator>;
  /** Opens what waits in a bar or where its card was: the first of it. */
  answer(): Promise<void>;
  /** Takes a cancel back. */
  undo(): Promise<void>;
}

/** Makes a page object for Playwright of whatever asks in a page: one page, one catalogue. */
export function createHostPage<Locator extends PlaywrightLocator<Locator>>(
  page: PlaywrightPage<Locator>,
  { messages = en }: CreateHostPageOptions = {},
): HostPage<Locator> {
  const { prompt, inbox } = messages;
  const list = page.getByRole("region", { name: inbox.title, exact: true });
  const inRow = (action: string, request: string) => {
    const name = named([inbox.actionOn({ action, request: `${anything}${request}${anything}` })]);
    return press(page, list.getByRole("button", { name }));
  };
  const pressFirst = (name: string) =>
    press(page, page.getByRole("button", { name, exact: true }).first());
  return {
    question(name) {
      const dialog = page.getByRole("dialog", name === undefined ? {} : { name });
      const found = name === undefined ? dialog : dialog.or(page.getByRole("region", { name }));
      return createQuestionPage(page, found, messages);
    },
    inbox: {
      locator: list,
      open: (request) => inRow(inbox.open, request),
      decline: (request) => inRow(inbox.decline, request),
      cancel: (request) => inRow(inbox.cancel, request),
    },
    answer: () => pressFirst(prompt.answer),
    undo: () => pressFirst(prompt.undo),
  };
}
