import type { Messages } from "../../../locales/en.js";
import type { ActNames } from "../../../testing/playwright/actNames.js";

/** Names the acts of a sampling request, in the words of a catalogue. */
export function samplingNames({ sampling, samplingContent }: Messages, anything: string): ActNames {
  const models = [undefined, anything];
  const changes = [true, false];
  return {
    send: changes.map((changed) => sampling.send({ server: anything, changed })),
    decline: [sampling.deny],
    declineWithReason: [sampling.denyWithReason],
    reason: [sampling.denyReason],
    run: models.flatMap((model) => changes.map((changed) => sampling.approve({ model, changed }))),
    text(place) {
      const { message, response, editAt } = samplingContent;
      const name = place === "answer" ? response({}) : message({ position: place });
      return { name, edit: editAt({ place: name }) };
    },
  };
}
