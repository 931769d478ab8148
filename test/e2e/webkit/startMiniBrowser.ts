import { spawn } from "node:child_process";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { miniBrowserPath } from "../../../scripts/browsers/browsers.mjs";
import { freePort } from "../../../scripts/engines/startEngine.mjs";
import { startDisplay } from "../startDisplay.ts";

/** WebKitGTK's browser in a display of its own. */
export interface MiniBrowser {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/** Starts WebKitGTK's small browser by its driver, on a display that nobody sees. */
export async function startMiniBrowser(): Promise<MiniBrowser> {
  const display = await startDisplay();
  const port = await freePort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: "x11",
      // Its sandbox wants namespaces that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const end = () => {
    server.kill();
    display.close();
  };
  const driver = await connect(`http://127.0.0.1:${port}`).catch((error) => {
    end();
    throw error;
  });
  return {
    driver,
    async close() {
      await driver.quit();
      end();
    },
  };
}

async function connect(url: string): Promise<WebDriver> {
  for (let tries = 0; ; tries += 1)
    try {
      return await new Builder()
        .usingServer(url)
        .withCapabilities(
          new Capabilities({
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary: miniBrowserPath(), args: ["--automation"] },
          }),
        )
        .build();
    } catch (error) {
      if (tries === 20 || !String(error).includes("ECONNREFUSED")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
}
