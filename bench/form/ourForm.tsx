import { ElicitationForm, HostProvider, useElicitation } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { MountForm } from "./measured.js";
import { schemaOf } from "./schemaOf.js";

/** The form of this library, with every field asked for and none filled in. */
export const ourForm: MountForm = async (count) => {
  const host = createHost({ slices: [elicitation()] });
  const session = host.openSession({ id: "bench" });
  const params = { message: "Many questions", requestedSchema: schemaOf(count) };
  void session.receive("elicitation/create", params).catch(() => {});
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  return {
    mount: () =>
      flushSync(() =>
        root.render(
          <HostProvider host={host} armAfter={0}>
            <Forms />
          </HostProvider>,
        ),
      ),
    async unmount() {
      root.unmount();
      host.close();
      document.body.replaceChildren();
    },
  };
};

function Forms() {
  const { open } = useElicitation();
  return open.map(
    (question) =>
      question.mode === "form" && <ElicitationForm.Root key={question.id} elicitation={question} />,
  );
}
