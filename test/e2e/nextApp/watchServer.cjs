// Preloaded into `next start`: keeps the stack of whoever starts a timer or reaches for a browser's storage, and tells on request.
const seen = [];
const note = (what) => seen.push(`${what} ${new Error().stack}`);

for (const name of ["setTimeout", "setInterval"]) {
  const start = globalThis[name];
  globalThis[name] = Object.assign(function (...args) {
    note(name);
    return start.apply(this, args);
  }, start);
}
for (const name of ["sessionStorage", "localStorage"])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      note(name);
      return undefined;
    },
  });

process.on("message", () => process.send(seen));
