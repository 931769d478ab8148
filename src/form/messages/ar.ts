import { form } from "./ar/form.js";
import { issues } from "./ar/issues.js";
import { problems } from "./ar/problems.js";
import { review } from "./ar/review.js";
import type { FormCatalogue } from "./en.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
