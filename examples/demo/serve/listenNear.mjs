const tries = 20;

/** Listens on 127.0.0.1, on the port given or, where it is taken, on the next free one; resolves to the port. */
export async function listenNear(server, first) {
  for (let port = first; port < first + tries; port += 1) {
    if (await listens(server, port)) return port;
  }
  throw new Error(
    `Ports ${first} to ${first + tries - 1} are all taken; name another with --port.`,
  );
}

function listens(server, port) {
  return new Promise((resolve, reject) => {
    const onError = (error) => {
      server.off("listening", onListening);
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off("error", onError);
      resolve(true);
    };
    server.once("error", onError);
    server.once("listening", onListening);
    server.listen(port, "127.0.0.1");
  });
}
