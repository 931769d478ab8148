import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  type ElicitationOutcome,
  ElicitationRecord,
  ElicitationRequestForm,
  type ElicitationRequestFormProps,
  useElicitationForm,
} from "mcp-host-ui";
import { renderToString } from "react-dom/server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { armed } from "../../../support/armed.js";
import { unlock } from "../../../support/unlock.js";

type ElicitResult = Parameters<ElicitationRequestFormProps["onAnswer"]>[0];

const info = { name: "chat", version: "1.0.0" };
const server = { id: "travel", name: "Travel Booking" };

const trip = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City", minLength: 2 } },
    required: ["city"],
  },
};
const signIn = {
  message: "Please sign in.",
  requestedSchema: {
    type: "object",
    properties: {
      user: { type: "string", title: "User name" },
      word: { type: "string", title: "Password" },
    },
  },
};

/** A chat whose client keeps each request in a message part, as a real server sends it. */
async function startChat(asked: object) {
  // What a form loads arrives when it does, and inside no `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  const parts: { request: object; reply: (answer: ElicitResult) => void }[] = [];
  const client = new Client(info, { capabilities: { elicitation: { form: {} } } });
  client.setRequestHandler("elicitation/create", ({ params }) => {
    const answer = new Promise<ElicitResult>((resolve) => {
      parts.push({ request: params, reply: resolve });
    });
    // The SDK's own type of a result allows no more than the protocol does.
    return answer as never;
  });
  const asker = new Server({ name: "travel-server", version: "1.0.0" }, { capabilities: {} });
  const [left, right] = InMemoryTransport.createLinkedPair();
  await Promise.all([asker.connect(right), client.connect(left)]);
  onTestFinished(() => client.close());
  const answer = asker.elicitInput(asked as never);
  answer.catch(() => {});
  await waitFor(() => expect(parts).toHaveLength(1));
  const [part] = parts;
  if (!part) throw new Error("The server did not ask.");
  return { ...part, answer, user: userEvent.setup() };
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await armed(500);
  await user.click(screen.getByRole("button", { name }));
};

describe("ElicitationRequestForm", () => {
  it("asks without any provider, names the server, and hands on the answer once", async () => {
    const { request, reply, answer, user } = await startChat(trip);
    const onAnswer = vi.fn<ElicitationRequestFormProps["onAnswer"]>(reply);
    const form = <ElicitationRequestForm {...{ server, request, onAnswer }} />;
    const { unmount } = render(form);
    const card = screen.getByRole("region", { name: /Travel Booking.*asks/ });
    expect(within(card).getByText("Where to?")).toBeVisible();
    await press(user, "Send");
    const city = screen.getByRole("textbox", { name: /^City/ });
    await waitFor(() => expect(city).toBeInvalid());
    expect(onAnswer).not.toHaveBeenCalled();

    await user.type(city, "Porto");
    unmount();
    const again = render(form);
    expect(await screen.findByRole("textbox", { name: /^City/ })).toHaveValue("Porto");
    await press(user, "Send");
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
    expect(await screen.findByText("Accepted")).toBeVisible();

    again.unmount();
    render(<ElicitationRequestForm {...{ server, request, onAnswer }} />);
    expect(screen.getByText("Accepted")).toBeVisible();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it("keeps the answer when the reply fails, and sends it at the next press", async () => {
    const { request, reply, answer, user } = await startChat(trip);
    const onAnswer = vi
      .fn<ElicitationRequestFormProps["onAnswer"]>(reply)
      .mockRejectedValueOnce(new Error("offline"));
    render(<ElicitationRequestForm {...{ server, request, onAnswer }} />);
    await user.type(await screen.findByRole("textbox", { name: /^City/ }), "Porto");
    await press(user, "Send");
    await screen.findByText(/Couldn’t send/);
    await press(user, "Send");
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
  });

  it("stays answered where the app copies the request between mounts, with an id", async () => {
    const { request, reply, answer, user } = await startChat(trip);
    const copy = () => structuredClone(request);
    const draw = () => (
      <ElicitationRequestForm {...{ server, onAnswer: reply }} request={copy()} id="part-1" />
    );
    const { rerender, unmount } = render(draw());
    await user.type(screen.getByRole("textbox", { name: /^City/ }), "Porto");
    rerender(draw());
    expect(await screen.findByRole("textbox", { name: /^City/ })).toHaveValue("Porto");
    await press(user, "Send");
    await expect(answer).resolves.toMatchObject({ action: "accept" });
    unmount();
    render(draw());
    expect(screen.getByText("Accepted")).toBeVisible();
  });

  it("asks again before a secret is sent, and leaves it out of what the app stores", async () => {
    const { request, reply, answer, user } = await startChat(signIn);
    const stored: ElicitationOutcome[] = [];
    const onAnswer = (result: ElicitResult, outcome: ElicitationOutcome) => {
      stored.push(JSON.parse(JSON.stringify(outcome)));
      reply(result);
    };
    const { unmount } = render(<ElicitationRequestForm {...{ server, request, onAnswer }} />);
    await user.type(screen.getByLabelText("User name"), "ada");
    await armed(500);
    await unlock(user);
    await user.type(await screen.findByLabelText("Password"), "hunter2");
    await press(user, "Send anyway…");
    await screen.findByRole("group", { name: /Send a secret to .*Travel Booking/ });
    expect(stored).toEqual([]);
    await press(user, "Send it anyway");
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { user: "ada", word: "hunter2" },
    });
    expect(stored).toMatchObject([{ content: { user: "ada" }, withheld: ["word"] }]);
    expect(JSON.stringify(stored)).not.toContain("hunter2");

    unmount();
    const [outcome] = stored;
    if (!outcome) throw new Error("Nothing was stored.");
    render(<ElicitationRecord {...{ server, request, outcome }} />);
    const record = screen.getByRole("region", { name: /Travel Booking.*asks/ });
    expect(record).toHaveTextContent(
      /Please sign in\..*User nameada.*PasswordHidden.*Accepted.*You/,
    );
    expect(within(record).getByRole("time")).toHaveAttribute(
      "datetime",
      new Date(outcome.at).toISOString(),
    );
    expect(record).not.toHaveTextContent("hunter2");
  });

  it("lets the user decline a request that it cannot read", async () => {
    const answers: ElicitResult[] = [];
    const request = { requestedSchema: "none" };
    const onAnswer = (answer: ElicitResult) => void answers.push(answer);
    render(<ElicitationRequestForm {...{ server, request, onAnswer }} />);
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
    await press(userEvent.setup(), "Decline");
    await waitFor(() => expect(answers).toEqual([{ action: "decline" }]));
  });

  it("renders on a server", () => {
    const onAnswer = () => undefined;
    const html = renderToString(
      <ElicitationRequestForm {...{ server, request: trip, onAnswer }} />,
    );
    expect(html).toContain("Where to?");
  });
});

describe("useElicitationForm without a host", () => {
  it("returns the form of a request, and hands on its answer", async () => {
    const { request, reply, answer, user } = await startChat(trip);
    function Form() {
      const form = useElicitationForm({ server, request, onAnswer: reply });
      return (
        <form onSubmit={form.submit}>
          {form.fields.map(({ name, label, inputProps, labelProps }) => (
            <p key={name}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: labelProps has htmlFor */}
              <label {...labelProps}>{label}</label> <input {...inputProps} />
            </p>
          ))}
          <output>{form.status}</output>
          <button type="submit">Send</button>
        </form>
      );
    }
    render(<Form />);
    await user.type(screen.getByRole("textbox", { name: "City" }), "Porto");
    await press(user, "Send");
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("sent"));
  });
});
