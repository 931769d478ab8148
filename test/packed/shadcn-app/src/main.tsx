import { createRoot } from "react-dom/client";
import { App } from "./App";
import { connect } from "./lib/host";
import "./index.css";

await connect();
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
