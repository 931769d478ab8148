import { execFileSync, spawn } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { removeFolder, temporaryFolder } from "../../../scripts/temporaryFolder.mjs";
import { firstLine, startDisplay } from "../startDisplay.ts";

/** The screen reader of the GNOME desktop, on a screen and with settings of its own. */
export interface Orca {
  /** The environment of programs that it reads. */
  readonly env: Record<string, string>;
  /** Presses a key as a keyboard does, by its X name (`Tab`, `Return`, `space`), and returns what is heard then. */
  press(key: string): Promise<readonly string[]>;
  /** Returns what was heard since it was asked last, once it is quiet. */
  heard(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** It is quiet when nothing was said for so many milliseconds. */
const quiet = 1_500;

/** Where a key says nothing, nothing is waited for after so many milliseconds. */
const patience = 15_000;

/** What its log calls a spoken text. */
const spoken = /^SPEECH OUTPUT: '(.*)'/;

/** Speech goes to the module that makes no sound: with any other, Orca waits for a sound card. */
const withoutSound = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n';

/** Starts Orca with a window manager, without which no window has the focus. */
export async function startOrca(): Promise<Orca> {
  const display = await startDisplay();
  const home = temporaryFolder("orca-");
  const log = join(home, "heard.txt");
  const data = join(home, ".local/share");
  const config = join(home, ".config/speech-dispatcher");
  await mkdir(join(data, "orca"), { recursive: true });
  await mkdir(config, { recursive: true });
  const settings = new URL("orca-customizations.py", import.meta.url);
  await copyFile(fileURLToPath(settings), join(data, "orca/orca-customizations.py"));
  await writeFile(join(config, "speechd.conf"), withoutSound);

  const bus = spawn("dbus-daemon", ["--session", "--print-address=1", "--nofork"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, DISPLAY: display.name, HOME: home },
  });
  const env = {
    ...(process.env as Record<string, string>),
    DISPLAY: display.name,
    DBUS_SESSION_BUS_ADDRESS: await firstLine(bus),
    HOME: home,
    XDG_DATA_HOME: data,
    XDG_RUNTIME_DIR: home,
    ORCA_HEARD: log,
  };
  const programs = [["openbox"], ["orca", "--replace"]].map(([name = "", ...args]) =>
    spawn(name, args, { stdio: "ignore", env }),
  );

  let told = 0;
  const all = async () => {
    const text = await readFile(log, "utf8").catch(() => "");
    return text.split("\n").flatMap((line) => spoken.exec(line)?.[1] ?? []);
  };
  const heard = async () => {
    const end = Date.now() + patience;
    let [count, since] = [told, Date.now()];
    while (Date.now() < end || count > told) {
      const now = (await all()).length;
      if (now !== count) [count, since] = [now, Date.now()];
      else if (count > told && Date.now() - since > quiet) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const lines = (await all()).slice(told);
    told += lines.length;
    return lines.map(plain);
  };

  await expect.poll(all, { message: "Orca speaks" }).toContain("Screen reader on.");
  return {
    env,
    heard,
    press(key) {
      execFileSync("xdotool", ["key", key], { env });
      return heard();
    },
    async close() {
      for (const program of [...programs, bus]) program.kill();
      display.close();
      removeFolder(home);
    },
  };
}

/** A spoken text without marks of direction, which nobody hears. */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/gu, "");
}
