import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { startNode } from "../back-end/startNode.ts";
import { createBackEnd } from "./createBackEnd.ts";
import { serveAccounts } from "./serveAccounts.ts";
import { serveStandIn } from "./serveStandIn.ts";

// A model of one's own: MODEL_URL=http://127.0.0.1:11434/v1 MODEL=qwen3
const {
  MODEL_URL: baseURL = (await serveStandIn()).url,
  MODEL: name = "stand-in",
  ACCOUNTS_URL: accounts = (await serveAccounts()).url,
} = process.env;
const model = createOpenAICompatible({ name: "local", baseURL })(name);

await startNode((desk) => createBackEnd(desk, { model, accounts }));
