import type { FormCatalogue } from "./en.js";
import { form } from "./pt-BR/form.js";
import { issues } from "./pt-BR/issues.js";
import { problems } from "./pt-BR/problems.js";
import { review } from "./pt-BR/review.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
