import type { Messages } from "mcp-host-ui/locales/en";
import type { ConnectedHost, ServerUnderTest } from "../demands/hostUnderTest.js";
import type { QuestionPage } from "./createQuestionPage.js";
import { named } from "./named.js";
import { namesIn } from "./namesIn.js";
import type { PlaywrightLocator, PlaywrightPage } from "./playwrightPage.js";
import { armed } from "./pressing.js";

/** The questions of a page as demands know them. */
export function createQuestionsUnderTest<Locator extends PlaywrightLocator<Locator>>(
  page: PlaywrightPage<Locator>,
  question: QuestionPage<Locator>,
  { messages, server }: { messages: Messages; server: ServerUnderTest },
): Pick<ConnectedHost, "form" | "visit" | "sampling" | "roots" | "stopCall"> {
  const { address, prompt } = messages;
  const dialog = question.locator;
  const words = () => dialog.innerText();
  const withText = (hasText: string) => dialog.filter({ hasText }).waitFor();
  const isOpen = async () => (await dialog.count()) > 0;
  /** In a round a no takes the whole call along, and asks first. */
  const deny = async () => {
    await question.decline();
    if (server.revision === "2026-07-28" && (await isOpen())) await question.decline();
  };
  const elicitation = {
    words,
    decline: () => question.decline(),
    cancel: () => question.cancel(),
    async links() {
      const links = await dialog.locator("a[href]").all();
      return Promise.all(
        links.map((link) => link.evaluate((element) => element.getAttribute("href") ?? "")),
      );
    },
  };
  return {
    async form(message) {
      await withText(message);
      return {
        ...elicitation,
        async send(values = {}) {
          for (const [title, value] of Object.entries(values))
            await question.fill(title, String(value));
          await question.send();
        },
      };
    },
    async visit(message) {
      await withText(message);
      return {
        ...elicitation,
        async open() {
          const opens = (name: string) => dialog.getByRole("button", { name, exact: true });
          const either = named([address.open, address.openDangerous]);
          await dialog.getByRole("button", { name: either }).waitFor();
          // A warning asks for a second press: a page on this computer is one.
          const asksTwice = (await opens(address.openDangerous).count()) > 0;
          await question.press(asksTwice ? address.openDangerous : address.open);
          if (asksTwice) await question.press(address.openAnyway);
        },
      };
    },
    async sampling(text) {
      await withText(text);
      return {
        words,
        decline: deny,
        edit: (next) => question.edit(1, next),
        approve: () => question.run(),
        async response() {
          await dialog.getByRole("button", { name: namesIn(messages).send }).waitFor();
          return {
            words,
            decline: deny,
            edit: (next) => question.edit("answer", next),
            send: () => question.send(),
          };
        },
      };
    },
    async roots() {
      await withText(folderName(server.roots[0] ?? ""));
      return {
        words,
        decline: deny,
        async share(uris) {
          await armed(page);
          for (const uri of server.roots)
            await dialog
              .getByRole("checkbox", { name: folderName(uri) })
              .setChecked(uris.includes(uri));
          await question.share();
        },
      };
    },
    async stopCall() {
      await question.stop();
      if (await isOpen()) await question.press(prompt.stopCall);
    },
  };
}

function folderName(uri: string): string {
  return decodeURIComponent(uri.split("/").at(-1) ?? "");
}
