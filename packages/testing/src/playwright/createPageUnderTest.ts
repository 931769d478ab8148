import { en } from "mcp-host-ui/locales/en";
import type {
  ConnectedHost,
  HostAbility,
  HostUnderTest,
  ServerUnderTest,
} from "../demands/hostUnderTest.js";
import { type CreateHostPageOptions, createHostPage } from "./createHostPage.js";
import type { PlaywrightLocator, PlaywrightTab } from "./playwrightPage.js";
import { createQuestionsUnderTest } from "./questionsUnderTest.js";

/** Options for a host under test that is a page of this package's parts. */
export interface CreatePageUnderTestOptions
  extends CreateHostPageOptions,
    Pick<ConnectedHost, "callTool" | "modelRequests" | "changeRoots"> {
  /** Opens the app as new, connected to the server, which it may call by its name. */
  connect(server: ServerUnderTest): Promise<void>;
  /** Abilities of the app. @default forms, pages to visit, roots and stopping a call; with `modelRequests` all of sampling, with `changeRoots` that */
  readonly abilities?: readonly HostAbility[];
}

/** Makes a page of this package's dialogs into a host that demands can be checked on. */
export function createPageUnderTest<Locator extends PlaywrightLocator<Locator>>(
  page: PlaywrightTab<Locator>,
  options: CreatePageUnderTestOptions,
): HostUnderTest {
  const { connect, callTool, modelRequests, changeRoots, messages = en } = options;
  const common = ["form", "visit", "links", "roots", "stopCall"] as const;
  const ofSampling = ["sampling", "editPrompt", "editResponse"] as const;
  return {
    abilities: options.abilities ?? [
      ...common,
      ...(modelRequests ? ofSampling : []),
      ...(changeRoots ? (["changeRoots"] as const) : []),
    ],
    async connect(server) {
      await connect(server);
      const question = createHostPage(page, { messages }).question();
      return {
        ...createQuestionsUnderTest(page, question, { messages, server }),
        callTool,
        ...(modelRequests && { modelRequests }),
        ...(changeRoots && { changeRoots }),
        openedPages: async () =>
          page
            .context()
            .pages()
            .filter((other) => other !== page)
            .map((other) => other.url()),
        close: async () => {},
      };
    },
  };
}
