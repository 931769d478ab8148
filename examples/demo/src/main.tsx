import "./zodWithoutEval.js";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";
import "./styles/demo.css";
import { createDemo } from "./createDemo.js";
import { DemoContext } from "./demo.js";
import { App } from "./shell/App.js";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <DemoContext.Provider value={await createDemo()}>
      <App />
    </DemoContext.Provider>
  </StrictMode>,
);
