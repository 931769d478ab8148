import type { Messages } from "mcp-host-ui/locales/en";
import type { ActNames } from "./actNames.js";

/** Names the acts of a sampling request, in the words of a catalogue. */
export function samplingNames({ sampling, samplingContent }: Messages, anything: string): ActNames {
  const changes = ["true", "false"];
  return {
    send: [sampling.sendChanged, sampling.send({ server: anything })],
    run: changes.flatMap((changed) => [
      sampling.approve({ changed }),
      sampling.approveBy({ model: anything, changed }),
    ]),
    text(place) {
      const { message, response, editAt } = samplingContent;
      const name = place === "answer" ? response : message({ position: place });
      return { name, edit: editAt({ place: name }) };
    },
  };
}
