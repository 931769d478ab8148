import { form } from "./de/form.js";
import { issues } from "./de/issues.js";
import { problems } from "./de/problems.js";
import { review } from "./de/review.js";
import type { FormCatalogue } from "./en.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
