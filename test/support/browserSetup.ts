import "./warmForm.js";
import { beforeEach } from "vitest";

// Where hosts keep drafts by default: no test goes on where another one stopped.
beforeEach(() => sessionStorage.clear());
