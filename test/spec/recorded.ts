import type { OpenWire } from "@mcp-host-ui/testing";

/** A message as it stands on the wire. */
export interface WireMessage {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: { readonly [key: string]: unknown };
  readonly result?: { readonly [key: string]: unknown };
  readonly error?: { readonly code: number };
}

/** A wire whose messages are written down. */
export interface RecordedWire {
  readonly open: OpenWire;
  /** What the client sent, in order. */
  readonly sent: readonly WireMessage[];
  /** What the client was sent, in order. */
  readonly heard: readonly WireMessage[];
}

interface Transport {
  send(message: WireMessage, ...rest: unknown[]): Promise<void>;
  onmessage?: (message: WireMessage, ...rest: unknown[]) => void;
}

/** What the server is told in this message of the person's: one answer for each of its questions. */
export function answersIn({ params, result }: WireMessage): readonly unknown[] {
  if (result?.action !== undefined) return [result];
  return Object.values((params?.inputResponses as object | undefined) ?? {});
}

/** Writes down what passes between a client and its transport, and changes nothing; `onSend` runs before a message leaves. */
export function recorded(
  open: OpenWire,
  onSend: (message: WireMessage) => void = () => {},
): RecordedWire {
  const sent: WireMessage[] = [];
  const heard: WireMessage[] = [];
  return {
    sent,
    heard,
    async open(script) {
      const wire = await open(script);
      // A structural client has no `connect`; both SDKs' clients do.
      const client = wire.client as unknown as { connect(transport: Transport): Promise<void> };
      const connect = client.connect.bind(client);
      client.connect = (transport) => {
        const send = transport.send.bind(transport);
        transport.send = (message, ...rest) => {
          sent.push(message);
          onSend(message);
          return send(message, ...rest);
        };
        // Both SDKs call what they find here before they read the message themselves.
        transport.onmessage = (message) => void heard.push(message);
        return connect(transport);
      };
      return wire;
    },
  };
}
