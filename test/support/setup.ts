import "./warmForm.js";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// Testing Library only sets this itself when beforeAll and afterAll are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
configure({ reactStrictMode: true });

// Busy machines load modules slowly; no test measures time.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  // Where hosts keep drafts by default: no test goes on where another one stopped.
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
  if (typeof localStorage !== "undefined") localStorage.clear();
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  cleanup();
  const complaints = [console.error, console.warn].flatMap((say) => vi.mocked(say).mock.calls);
  // First, so that what one test complains of is not held against the next.
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
