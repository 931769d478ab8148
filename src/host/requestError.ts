/** An error that may reach a server: its code and message go over the wire as they stand. */
export interface RequestError extends Error {
  /** The JSON-RPC error code. */
  readonly code: number;
  /** The JSON-RPC error data. */
  readonly data?: unknown;
}

const requestErrors = new WeakSet<object>();

/** Makes an error whose code and message are meant for the server; every other error stays inside. */
export function createRequestError(code: number, message: string, data?: unknown): RequestError {
  const error = Object.assign(new Error(message), { code, ...(data !== undefined && { data }) });
  error.name = "RequestError";
  requestErrors.add(error);
  return error;
}

/** Whether an error was made by {@link createRequestError}. */
export function isRequestError(error: unknown): error is RequestError {
  return typeof error === "object" && error !== null && requestErrors.has(error);
}

/** The error that a server gets for a trouble of the host's own; it gives nothing away. */
export function internalError(): RequestError {
  return createRequestError(-32603, "Internal error");
}
