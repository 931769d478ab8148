#!/usr/bin/env node
// @ts-check
// Starts Firefox for Playwright, which knows it by WebDriver BiDi and asks for one command that the Firefox which Debian
// has does not know: to pretend a colour scheme. That one is answered here, and nothing is pretended.
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";
import { firefoxPath } from "./browsers.mjs";

const unknown = "emulation.setMediaFeaturesOverride";
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(firefoxPath(), process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
  process.on(signal, () => firefox.kill(signal));
process.on("exit", () => firefox.kill("SIGKILL"));
firefox.on("exit", (code) => process.exit(code ?? 0));

let rest = "";
firefox.stderr.on("data", (part) => {
  const lines = (rest + part).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) {
    const address = listening.exec(line)?.[1];
    if (address) relay(address);
    else process.stderr.write(`${line}\n`);
  }
});

/** Stands in front of Firefox, and says so as it does. @param {string} address */
function relay(address) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const at = server.address();
    if (at && typeof at === "object")
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}\n`);
  });
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`, { perMessageDeflate: false });
    const opened = new Promise((resolve) => browser.once("open", resolve));
    playwright.on("message", async (data) => {
      const command = Buffer.isBuffer(data) ? data.toString() : "";
      const { id, method } = JSON.parse(command);
      if (method === unknown) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else {
        await opened;
        browser.send(command);
      }
    });
    browser.on("message", (data) => playwright.send(data, { binary: false }));
    browser.on("error", (error) => process.stderr.write(`${error.message}\n`));
    browser.on("close", () => playwright.close());
    playwright.on("close", () => browser.close());
  });
}
