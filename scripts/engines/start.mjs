// @ts-check
import { spawnSync } from "node:child_process";
import { chownSync } from "node:fs";
import { dirname, join } from "node:path";
import { findProgram, installCommand } from "../debianPrograms.mjs";
import { engines } from "./engines.mjs";
import { startEngine } from "./startEngine.mjs";

/** Starts a Redis that writes down what it is given. @param {readonly string[]} more settings of the command line */
export function startRedis(...more) {
  const program = programOf(engines.redis);
  return startEngine(
    (folder, port) => ({
      program,
      args: [
        "--bind",
        "127.0.0.1",
        "--port",
        `${port}`,
        "--dir",
        folder,
        "--appendonly",
        "yes",
        ...more,
      ],
      ready: /Ready to accept connections/,
    }),
    (port) => `redis://127.0.0.1:${port}`,
  );
}

/** Starts a NATS server with JetStream. */
export function startNats() {
  const program = programOf(engines.nats);
  return startEngine(
    (folder, port) => ({
      program,
      args: ["--addr", "127.0.0.1", "--port", `${port}`, "--jetstream", "--store_dir", folder],
      ready: /Server is ready/,
    }),
    (port) => `nats://127.0.0.1:${port}`,
  );
}

/** Starts a PostgreSQL in a cluster of its own. */
export function startPostgres() {
  const initdb = programOf(engines.postgres);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  return startEngine(
    (folder, port) => {
      if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
      const data = join(folder, "data");
      const made = spawnSync(
        initdb,
        ["-D", data, "-U", "desk", "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync"],
        { encoding: "utf8", cwd: folder, ...user },
      );
      if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
      const settings = [
        "listen_addresses=127.0.0.1",
        // A long temporary folder makes a socket's path longer than systems allow.
        "unix_socket_directories=",
        "fsync=off",
      ];
      return {
        program: join(dirname(initdb), "postgres"),
        args: ["-D", data, "-p", `${port}`, ...settings.flatMap((setting) => ["-c", setting])],
        ready: /ready to accept connections/,
        user,
      };
    },
    (port) => `postgres://desk@127.0.0.1:${port}/postgres`,
  );
}

/** @param {import("../debianPrograms.mjs").DebianProgram} engine */
function programOf(engine) {
  const program = findProgram(engine);
  if (program) return program;
  throw new Error(`${engine.program} is missing. Type:\n\n  ${installCommand([engine.debian])}\n`);
}

/** The number of Debian's user for PostgreSQL. @param {string} which */
function idOf(which) {
  return Number(spawnSync("id", [which, "postgres"], { encoding: "utf8" }).stdout);
}
