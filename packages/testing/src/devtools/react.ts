export type { DevtoolsReplay, McpDevtoolsProps } from "../devtools-panel/McpDevtools.js";
export { McpDevtools } from "../devtools-panel/McpDevtools.js";
