export {
  type CreateHostPageOptions,
  createHostPage,
  type HostPage,
  type InboxPage,
} from "./playwright/createHostPage.js";
export {
  type CreatePageUnderTestOptions,
  createPageUnderTest,
} from "./playwright/createPageUnderTest.js";
export type { QuestionPage } from "./playwright/createQuestionPage.js";
export type { Option } from "./playwright/fields.js";
export type {
  PlaywrightLocator,
  PlaywrightPage,
  PlaywrightTab,
  Role,
  RoleOptions,
} from "./playwright/playwrightPage.js";
