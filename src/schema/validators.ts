// What checks values by a schema, loaded with the first form or tool input that has to be checked.

export { createJsonValidator } from "./createJsonValidator.js";
export { loadValidator } from "./loadValidator.js";
