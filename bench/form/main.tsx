import "mcp-host-ui/styles.css";
import { floor } from "./floor.js";
import { type Measured, measure } from "./measured.js";
import { ourForm } from "./ourForm.js";

declare global {
  var measureForm: (which: "ours" | "floor", count: number) => Promise<Measured>;
}

globalThis.measureForm = (which, count) => measure(which === "ours" ? ourForm : floor, count);
