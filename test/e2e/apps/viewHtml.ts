const { default: appCode } = await import("@modelcontextprotocol/ext-apps/app-with-deps?raw");

/** A view on the real `App`: it asks at the press of a button, and shows what it received. */
export const viewHtml = `<!doctype html>
<html lang="en">
  <title>View</title>
  <button id="link">Open the seat plan</button>
  <button id="script">Open a script</button>
  <button id="file">Save the ticket</button>
  <button id="program">Save a program</button>
  <button id="model">Ask the model</button>
  <output></output>
  <script type="module">
    import { App } from "data:text/javascript,${encodeURIComponent(appCode)}";
    const app = new App({ name: "seat-map", version: "1.0.0" }, {});
    const output = document.querySelector("output");
    const show = (value) => {
      output.textContent = JSON.stringify(value);
    };
    const on = (id, ask) =>
      document.getElementById(id).addEventListener("click", () => {
        output.textContent = "";
        ask().then(show, ({ code, message }) => show({ code, message }));
      });
    on("link", () => app.openLink({ url: "https://travel.example/seats" }));
    on("script", () => app.openLink({ url: "javascript:alert(1)" }));
    const save = (uri, text) =>
      app.downloadFile({ contents: [{ type: "resource", resource: { uri, text } }] });
    on("file", () => save("file:///ticket.txt", "Row 7"));
    on("program", () => save("file:///ticket%E2%80%AEfdp.exe", "MZ"));
    on("model", () =>
      app.createSamplingMessage({
        messages: [{ role: "user", content: { type: "text", text: "Which seat is quiet?" } }],
        maxTokens: 100,
      }),
    );
    await app.connect();
    show("connected");
  </script>
</html>`;
