import { createBackEnd } from "./createBackEnd.ts";
import { startNode } from "./startNode.ts";

await startNode(createBackEnd);
