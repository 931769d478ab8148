import type { FormCatalogue } from "./en.js";
import { form } from "./fr/form.js";
import { issues } from "./fr/issues.js";
import { problems } from "./fr/problems.js";
import { review } from "./fr/review.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
