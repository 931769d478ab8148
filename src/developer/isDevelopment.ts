declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Whether developers look at the console: neither users in production, nor tests. Bundlers replace the expression. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production" && process.env.NODE_ENV !== "test";
  } catch {
    // A page without a bundler has no `process`.
    return true;
  }
}
