import type { FormCatalogue } from "./en.js";
import { form } from "./zh-TW/form.js";
import { issues } from "./zh-TW/issues.js";
import { problems } from "./zh-TW/problems.js";
import { review } from "./zh-TW/review.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
