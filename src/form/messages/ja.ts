import type { FormCatalogue } from "./en.js";
import { form } from "./ja/form.js";
import { issues } from "./ja/issues.js";
import { problems } from "./ja/problems.js";
import { review } from "./ja/review.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
