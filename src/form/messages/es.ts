import type { FormCatalogue } from "./en.js";
import { form } from "./es/form.js";
import { issues } from "./es/issues.js";
import { problems } from "./es/problems.js";
import { review } from "./es/review.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
