import { afterAll, vi } from "vitest";

// What a question loads in the background may still be on its way when a test has seen enough.
afterAll(() => vi.dynamicImportSettled());
