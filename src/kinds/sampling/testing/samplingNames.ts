import type { Messages } from "../../../messages/messages.js";
import type { ActNames } from "../../../testing/playwright/actNames.js";
import { approveLabel } from "../react/parts/SamplingReviewActions.js";

/** Names the acts of a sampling request, in the words of a catalogue. */
export function samplingNames({ sampling, samplingContent }: Messages, anything: string): ActNames {
  const models = [undefined, anything];
  const changes = [true, false];
  return {
    send: [sampling.sendChanged, sampling.send({ server: anything })],
    reason: [sampling.denyReason],
    run: models.flatMap((model) =>
      changes.map((changed) => approveLabel(sampling, model, changed)),
    ),
    text(place) {
      const { message, response, editAt } = samplingContent;
      const name = place === "answer" ? response : message({ position: place });
      return { name, edit: editAt({ place: name }) };
    },
  };
}
