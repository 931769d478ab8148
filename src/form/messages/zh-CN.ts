import type { FormCatalogue } from "./en.js";
import { form } from "./zh-CN/form.js";
import { issues } from "./zh-CN/issues.js";
import { problems } from "./zh-CN/problems.js";
import { review } from "./zh-CN/review.js";

export const formMessages: FormCatalogue = { form, issues, problems, review };
