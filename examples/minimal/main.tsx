import { createRoot } from "react-dom/client";
import App from "./App.js";

createRoot(document.body.appendChild(document.createElement("main"))).render(<App />);
