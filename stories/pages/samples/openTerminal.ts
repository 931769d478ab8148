import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createValidator } from "mcp-host-ui/schema";

/** A host in a terminal, which knows forms alone. */
export interface Terminal {
  /** What stands on the screen. */
  screen(): string;
  /** Types a line: `Berth=A7` fills a field in, `send`, `decline` and `cancel` end a form, `call ask` calls a tool. */
  type(line: string): Promise<void>;
  close(): Promise<void>;
}

interface Form {
  readonly message: string;
  readonly schema: { readonly properties: Readonly<Record<string, Property>> };
  readonly content: Record<string, string | number>;
  answer(result: { action: "accept" | "decline" | "cancel"; content?: Form["content"] }): void;
}

interface Property {
  readonly type: string;
  readonly title?: string;
  readonly default?: string | number;
}

/** Opens a terminal that is connected to a server. */
export async function openTerminal(url: string, name: string): Promise<Terminal> {
  const forms: Form[] = [];
  const client = new Client(
    { name: "terminal", version: "1.0.0" },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: "auto" } },
  );
  client.setRequestHandler("elicitation/create", ({ params }, { mcpReq: { signal } }) => {
    const { message, requestedSchema } = params as {
      message: string;
      requestedSchema: Form["schema"];
    };
    return new Promise((resolve) => {
      const form: Form = {
        message,
        schema: requestedSchema,
        content: Object.fromEntries(
          Object.entries(requestedSchema.properties).flatMap(([name, { default: value }]) =>
            value === undefined ? [] : [[name, value]],
          ),
        ),
        answer(result) {
          forms.splice(forms.indexOf(form), 1);
          resolve(result);
        },
      };
      forms.push(form);
      signal.addEventListener("abort", () => form.answer({ action: "cancel" }));
    });
  });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));

  const fill = ({ schema, content }: Form, title = "", text = "") => {
    for (const [name, property] of Object.entries(schema.properties))
      if (property.title === title)
        content[name] = property.type === "string" ? text : Number(text);
  };
  return {
    screen() {
      const [form] = forms;
      if (!form) return "> ";
      const rows = Object.entries(form.schema.properties).map(
        ([key, { title = key }]) => `${title}: ${form.content[key] ?? ""}`,
      );
      return [`${name} asks: ${form.message}`, ...rows, "send, decline or cancel?"].join("\n");
    },
    async type(line) {
      const [form] = forms;
      const [word, rest] = line.split(/[= ](.*)/s);
      if (word === "call") client.callTool({ name: rest ?? "" }).catch(() => {});
      else if (!form) return;
      else if (word === "decline" || word === "cancel") form.answer({ action: word });
      else if (word !== "send") fill(form, word, rest);
      else {
        const { check } = await createValidator(form.schema);
        if (check(form.content).length === 0)
          form.answer({ action: "accept", content: form.content });
      }
    },
    close: () => client.close(),
  };
}
