import type { KindCommand, Receipt } from "../../../host/command.js";
import { describeThrown } from "../../../host/describeThrown.js";
import type { HostCore } from "../../../host/kind.js";
import { refuseSettled } from "../../../host/questions/refuseSettled.js";
import { isJsonObject } from "../../../wire/protocol/json.js";
import type { Review } from "./createReview.js";
import { chooseRedaction } from "./redact/chooseRedaction.js";
import type { LoadRedactor } from "./redact/loadRedactor.js";
import { findSampling, type SamplingDetail, type SamplingQuestion } from "./samplingQuestion.js";
import { objectionTo } from "./settings/samplingSettings.js";
import type { SettingsStore } from "./settings/settingsStore.js";

/** A command about one request: from which stages it may be given, and what it does. */
interface Move {
  readonly from: readonly SamplingDetail["stage"][];
  run(
    question: SamplingQuestion,
    command: KindCommand,
    principal: string | undefined,
  ): Receipt | Promise<Receipt>;
}

/** Returns the function that carries out `SamplingCommand`s; they may come from another process. */
export function createSamplingCommands(
  core: HostCore,
  review: Review,
  settings: SettingsStore,
  loadRedactor: LoadRedactor | undefined,
): (command: KindCommand, principal?: string) => Receipt | Promise<Receipt> {
  const generate = (
    question: SamplingQuestion,
    changes: unknown,
    principal: string | undefined,
    rule?: string,
  ): Receipt | Promise<Receipt> =>
    isJsonObject(changes)
      ? review.generate(question, changes.request, changes.model, rule, principal)
      : invalid("changes must be an object.");
  const moves = new Map<string, Move>([
    [
      "sampling/approve",
      {
        from: ["request-review"],
        run(question, { changes = {}, rule, unseen: isUnseen }, principal) {
          if (isUnseen === true && settings.get().askEveryTime) return unseen(question.id);
          if (rule !== undefined && typeof rule !== "string")
            return invalid("rule must be a string.");
          const objection = objectionTo(rule, settings.get());
          return objection
            ? invalid(objection.message)
            : generate(question, changes, principal, rule);
        },
      },
    ],
    [
      "sampling/takeUp",
      {
        from: ["request-review"],
        run: (question, changes, principal) =>
          loadRedactor ? invalid(redacts) : generate(question, changes, principal),
      },
    ],
    [
      "sampling/retry",
      {
        from: ["response-review", "failed"],
        run: (question, { changes = {} }, principal) => generate(question, changes, principal),
      },
    ],
    [
      "sampling/stop",
      {
        from: ["generating"],
        run(question) {
          review.stop(question.id);
          return review.move(question, { stage: "failed", failure: { code: "stopped" } });
        },
      },
    ],
    [
      "sampling/revise",
      {
        from: ["response-review", "failed"],
        run: (question) => review.move(question, { stage: "request-review" }),
      },
    ],
    [
      "sampling/review",
      {
        from: ["request-review", "failed"],
        run: (question) =>
          question.detail.response
            ? review.move(question, { stage: "response-review" })
            : unknown(`Question ${question.id} has no answer to review.`),
      },
    ],
    [
      "sampling/redact",
      {
        from: ["request-review", "response-review", "failed"],
        run: (question, command) => chooseRedaction(core, question, command, loadRedactor),
      },
    ],
    [
      "sampling/write",
      {
        from: ["request-review", "generating", "response-review", "failed"],
        run: ({ id }, { content }) => review.write(id, content),
      },
    ],
  ]);

  return (command, principal) => {
    if (command.type === "sampling/configure") return configure(settings, command.settings);
    const found = moves.get(command.type);
    if (!found) return unknown(`The kind "sampling" has no ${command.type}.`);
    const question = findSampling(core, command.id);
    if (question?.phase !== "open") return refuseSettled(String(command.id), question);
    const { stage } = question.detail;
    return found.from.includes(stage)
      ? core.batch(() => found.run(question, command, principal))
      : unknown(`There is no ${command.type} while question ${question.id} is in ${stage}.`);
  };
}

/** The reason why a person decides anew: what was masked on the other page is not known here. */
const redacts = "A host that redacts takes up nothing.";

async function configure(settings: SettingsStore, change: unknown): Promise<Receipt> {
  try {
    const isKept = await settings.change(change);
    if (isKept) return { done: true };
    const message = "The settings hold for now but could not be kept.";
    return { done: false, rejection: "failed", message };
  } catch (error) {
    return { done: false, rejection: "invalid", message: describeThrown(error) };
  }
}

function unknown(message: string): Receipt {
  return { done: false, rejection: "unknown", message };
}

function unseen(id: string): Receipt {
  const message = `Question ${id} was not allowed: the person is asked every time, and has to see it first.`;
  return { done: false, rejection: "unseen", message };
}

function invalid(message: string): Receipt {
  return { done: false, rejection: "invalid", message };
}
