import { rootsMessages } from "../kinds/roots/messages/pt-BR.js";
import { samplingMessages } from "../kinds/sampling/messages/pt-BR.js";
import type { Messages } from "./en.js";
import { address } from "./pt-BR/address.js";
import { deadline } from "./pt-BR/deadline.js";
import { ending } from "./pt-BR/ending.js";
import { findings } from "./pt-BR/findings.js";
import { flood } from "./pt-BR/flood.js";
import { form } from "./pt-BR/form.js";
import { inbox } from "./pt-BR/inbox.js";
import { issues } from "./pt-BR/issues.js";
import { log } from "./pt-BR/log.js";
import { problems } from "./pt-BR/problems.js";
import { prompt } from "./pt-BR/prompt.js";
import { review } from "./pt-BR/review.js";

/** Brazilian Portuguese: a draft that waits for a native reader. */
export const ptBR: Messages = {
  locale: "pt-BR",
  prompt,
  ending,
  address,
  findings,
  flood,
  form,
  issues,
  problems,
  review,
  deadline,
  inbox,
  log,
  ...rootsMessages,
  ...samplingMessages,
};
