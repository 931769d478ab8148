import { type ChildProcess, spawn } from "node:child_process";

/** A screen that nobody sees. */
export interface Display {
  /** Its name, as programs read it from `DISPLAY`. */
  readonly name: string;
  close(): void;
}

/** Starts an X server without a screen, by Xvfb. */
export async function startDisplay(): Promise<Display> {
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  return { name: `:${await firstLine(display)}`, close: () => display.kill() };
}

/** Reads what a program says first; it rejects where the program ends without a word. */
export function firstLine({ stdout, ...program }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout?.once("data", (said) => resolve(String(said).trim()));
    stdout?.once("end", () => reject(new Error(`${program.spawnfile} said nothing.`)));
  });
}
