import { createDesk, type Desk, type DeskOptions } from "@mcp-host-ui/desk";
import { type StartServerOptions, startServer, type TestServer } from "../kit/startServer.js";

/** Options for a test's back end. */
export interface StartDeskOptions extends DeskOptions {
  /** The desk to use, of the app's own code. @default a new one, of the other options */
  readonly desk?: Desk;
  /** The person whose page it is, and whose client asks, unless a test says otherwise. @default "ada" */
  readonly audience?: string;
}

/** Options for a test server whose questions go to a desk. */
export interface StartServerAtDeskOptions extends StartServerOptions {
  /** The person who may answer. @default the back end's `audience` */
  readonly audience?: string;
}

/** A back end in the test's process: a desk, its servers, and the way of pages to it. */
export interface TestDesk {
  readonly desk: Desk;
  /**
   * Makes what a person's page requests with, signed in: `fetch` for `attachDesk`, or the page's own while a test runs. All
   * that is requested with it goes to the desk, whatever the address.
   */
  fetchFor(audience?: string): typeof fetch;
  /** Starts a real server whose questions go to a person. */
  startServer(options?: StartServerAtDeskOptions): Promise<TestServer>;
  /** Closes the servers and the desk. */
  close(): Promise<void>;
}

/**
 * Starts a back end with a desk in the test's own process, with no port and nothing mocked: what servers ask there reaches
 * pages by `desk.feed`, and what people answer comes back by `desk.answer`. With one `store`, two are nodes of one desk.
 */
export function startDesk({
  desk: given,
  audience: person = "ada",
  ...options
}: StartDeskOptions = {}): TestDesk {
  const desk = given ?? createDesk(options);
  const servers: TestServer[] = [];
  return {
    desk,
    fetchFor: (audience = person) => fetchAt(desk, audience),
    async startServer({ audience = person, ...server } = {}) {
      const started = await startServer(desk.host(audience), server);
      servers.push(started);
      return started;
    },
    async close() {
      for (const server of servers) await server.close();
      desk.close();
    },
  };
}

function fetchAt(desk: Desk, audience: string): typeof fetch {
  return async (input, init) => {
    const { signal, ...sent } = init ?? {};
    const address = input instanceof Request ? input : new URL(input, "http://desk.test");
    const request = new Request(address, sent);
    // A page in jsdom has signals of its own, which Node's `Request` refuses.
    if (signal) Object.defineProperty(request, "signal", { value: signal });
    return request.method === "GET"
      ? desk.feed(request, { audience })
      : desk.answer(request, { audience });
  };
}
