import { useState } from "react";
import { McpInbox } from "@/components/mcp/mcp-inbox";
import { McpPrompts } from "@/components/mcp/mcp-prompts";
import { McpProvider } from "@/components/mcp/mcp-provider";
import { McpRoots } from "@/components/mcp/mcp-roots";
import { McpSamplingSettings } from "@/components/mcp/mcp-sampling";
import { Button } from "@/components/ui/button";
import { call, host } from "@/lib/host";

export function App() {
  const [result, setResult] = useState("");
  const ask = (name: string, args?: Record<string, unknown>) =>
    void call(name, args).then(setResult, (error: unknown) => setResult(String(error)));
  return (
    <McpProvider host={host}>
      <main className="grid justify-items-start gap-4 p-8">
        <Button onClick={() => ask("trigger-elicitation-request")}>Ask me</Button>
        <Button onClick={() => ask("trigger-sampling-request", { prompt: "Seas?", maxTokens: 50 })}>
          Ask a model
        </Button>
        <McpInbox />
        <McpRoots>
          <Button variant="outline">Folders</Button>
        </McpRoots>
        <McpSamplingSettings>
          <Button variant="outline">Models</Button>
        </McpSamplingSettings>
        <output className="whitespace-pre-wrap">{result}</output>
      </main>
      <McpPrompts />
    </McpProvider>
  );
}
