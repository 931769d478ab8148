import { config } from "zod";

// The MCP SDK's zod would try `new Function`, which the page's policy forbids and reports.
config({ jitless: true });
