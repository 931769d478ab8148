import "mcp-host-ui/styles.css";
import "mcp-host-ui/themes/shadcn.css";
