// Preloaded into `next start`: keeps the stack of whoever starts a timer or reaches for a browser's storage, and tells on request.
let seen = [];

function note(what) {
  const { stackTraceLimit } = Error;
  // The app may be far below what it calls.
  Error.stackTraceLimit = 100;
  seen.push(`${what} ${new Error().stack}`);
  Error.stackTraceLimit = stackTraceLimit;
}

for (const name of ["setTimeout", "setInterval"]) {
  const start = globalThis[name];
  globalThis[name] = Object.assign(function (...args) {
    note(name);
    return start.apply(this, args);
  }, start);
}
// Node has none of its own, or one that must not be touched either.
for (const name of ["sessionStorage", "localStorage"])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      note(name);
      return undefined;
    },
  });

process.on("message", ({ control }) => {
  const before = seen;
  if (control !== undefined) {
    seen = [];
    require(control);
  }
  process.send(seen);
  seen = before;
});
