// The editor of nested data; loaded with the first field for it.

export { JsonControl } from "./JsonControl.js";
