// Preloaded into a server that would listen on every interface: it gets a free port on loopback instead,
// tells its parent which, and ends when its parent does.
const { Server } = require("node:net");

const { listen } = Server.prototype;

Server.prototype.listen = function listenOnLoopback(...args) {
  this.once("listening", () => process.send?.({ port: this.address().port }));
  const callbacks = args.filter((arg) => typeof arg === "function");
  return listen.call(this, { host: "127.0.0.1", port: 0 }, ...callbacks);
};

process.on("disconnect", () => process.exit());
