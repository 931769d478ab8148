import { isJsonObject } from "mcp-host-ui/schema";
import type { Recording } from "../recording.js";
import { type Copied, findCopied, writeKinds, writeRequests, writeServer } from "./copied.js";
import { leastContent } from "./leastContent.js";
import { writeLiteral } from "./writeLiteral.js";

/**
 * Writes a test for Vitest and Testing Library in which a real server asks a recorded question again, with those that came
 * in one result with it, and which ends on what the server received: the same kind of answer as was recorded, with made-up
 * content, since what people type is not recorded. Undefined where it cannot be asked again.
 */
export async function writeTest(recording: Recording, id: string): Promise<string | undefined> {
  const copied = findCopied(recording, id);
  if (!copied) return undefined;
  const { list, names } = writeKinds(copied);
  const act = await writeAct(copied);
  const imports = [
    ["@testing-library/react", ["configure", "screen", ...(act.waits ? ["waitFor"] : [])]],
    ...(act.presses ? [["@testing-library/user-event", ["userEvent"]] as const] : []),
    ["mcp-host-ui", ["HostPrompts"]],
    ["mcp-host-ui/host", names],
    ["@mcp-host-ui/testing", ["renderWithHost"]],
    ["vitest", ["expect", "it", "onTestFinished"]],
  ] as const;
  return `// @vitest-environment jsdom
${imports.map(([from, what]) => `import { ${what.join(", ")} } from "${from}";\n`).join("")}
// What shows a question loads when one is asked.
configure({ asyncUtilTimeout: 10_000 });

const requests = ${writeRequests(copied, "")};

it("answers the server", async () => {
  const { ${act.waits ? "host, " : ""}server, close } = await renderWithHost(<HostPrompts />, {
    hostOptions: { kinds: ${list} },
    server: ${writeServer(copied)},
  });
  onTestFinished(close);
${act.lines.map((line) => `${line && `  ${line}`}\n`).join("")}});
`;
}

/** The steps of a test between asking and what the server received. */
interface Act {
  readonly lines: readonly string[];
  readonly presses: boolean;
  readonly waits: boolean;
}

const asks = "const { answer } = server.request(requests.question1);";

async function writeAct({ questions }: Copied): Promise<Act> {
  const [question] = questions;
  const sent = question?.outcome?.sent;
  if (questions.length > 1 || sent === "accept") return settles(await answersTo(questions));
  if (question?.kind === "sampling")
    return sent === "result"
      ? presses(
          [button("/^Run/"), button("/^Send/")],
          'expect(await answer).toMatchObject({ content: { text: "An answer." } });',
        )
      : presses([button('"Decline"')], "await expect(answer).rejects.toMatchObject({ code: -1 });");
  if (question?.kind === "roots")
    return sent === "result"
      ? presses(
          [button('"Share 1 folder"')],
          'expect(await answer).toMatchObject({ roots: [{ uri: "file:///work/trip" }] });',
        )
      : presses(leaves, "await expect(answer).rejects.toMatchObject({ code: -32603 });");
  return sent === "decline"
    ? presses([button('"Decline"')], 'expect(await answer).toEqual({ action: "decline" });')
    : presses(leaves, 'expect(await answer).toEqual({ action: "cancel" });');
}

const leaves = ['await screen.findByRole("dialog");', 'await userEvent.keyboard("{Escape}");'];

function button(name: string): string {
  return `await userEvent.click(await screen.findByRole("button", { name: ${name} }));`;
}

/** A person presses what is on the screen. */
function presses(steps: readonly string[], ends: string): Act {
  return { lines: [asks, "", ...steps, "", ends], presses: true, waits: false };
}

/** The answers are given without pressing anything: they stand for what people typed. */
function settles(answers: readonly object[]): Act {
  const list = writeLiteral(answers, "  ");
  return {
    lines: [
      "const called = server.call((ask) => ask(requests));",
      "",
      'await screen.findByRole("dialog");',
      `await waitFor(() => expect(host.getState().open).toHaveLength(${answers.length}));`,
      "// What people type is not recorded: this is the least that is valid.",
      `const answers = ${list};`,
      "for (const [index, { id }] of host.getState().open.entries())",
      '  await host.send({ type: "settle", id, answer: answers[index] });',
      "",
      "await called;",
      "expect(server.received).toEqual(answers);",
    ],
    presses: false,
    waits: true,
  };
}

/** Answers of the kinds that were recorded; a form whose content nobody can make up is declined. */
function answersTo(questions: Copied["questions"]): Promise<readonly object[]> {
  return Promise.all(
    questions.map(async ({ outcome, request: { params } }) => {
      const action =
        outcome?.sent === "accept" || outcome?.sent === "decline" ? outcome.sent : "cancel";
      if (action !== "accept") return { action };
      const schema = isJsonObject(params) ? params.requestedSchema : undefined;
      if (schema === undefined) return { action };
      const content = await leastContent(schema);
      return content ? { action, content } : { action: "decline" };
    }),
  );
}
