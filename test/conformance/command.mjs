// The suite starts this as its client: it hands the test what the suite says, and ends when the test does.
const [serverUrl] = process.argv.slice(2);
const context = JSON.parse(process.env.MCP_CONFORMANCE_CONTEXT ?? "null");
const response = await fetch(process.env.REPORT_TO, {
  method: "POST",
  body: JSON.stringify({ serverUrl, context }),
});
process.exitCode = response.ok ? 0 : 1;
