const { default: appCode } = await import("@modelcontextprotocol/ext-apps/app-with-deps?raw");

/** A view on the real `App` that fills in a form: a seat that fits, or one that does not. */
export const formView = (head = ""): string => `<!doctype html>
<html lang="en">
  <head>${head}<title>Seats</title></head>
  <p id="asked"></p>
  <button id="window">Row 7, window</button>
  <button id="nowhere">Nowhere</button>
  <button id="decline">No seat</button>
  <script type="module">
    import { App } from "data:text/javascript,${encodeURIComponent(appCode)}";
    const app = new App({ name: "seats", version: "1.0.0" }, { elicitation: {} });
    const params = { "~standard": { version: 1, vendor: "view", validate: (value) => ({ value }) } };
    app.setRequestHandler("elicitation/create", { params }, ({ message }) => {
      document.getElementById("asked").textContent = message;
      return new Promise((resolve) => {
        const on = (id, result) =>
          document.getElementById(id).addEventListener("click", () => resolve(result));
        on("window", { action: "accept", content: { seat: "7A" } });
        on("nowhere", { action: "accept", content: { seat: "nowhere" } });
        on("decline", { action: "decline" });
      });
    });
    await app.connect();
  </script>
</html>`;
