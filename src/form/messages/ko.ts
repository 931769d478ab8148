import type { FormCatalogue } from "./en.js";
import { form } from "./ko/form.js";
import { issues } from "./ko/issues.js";
import { problems } from "./ko/problems.js";
import { review } from "./ko/review.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
