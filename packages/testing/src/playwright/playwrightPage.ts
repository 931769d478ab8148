/** The roles that the page object looks for. */
export type Role =
  | "button"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "group"
  | "option"
  | "radio"
  | "radiogroup"
  | "region"
  | "row"
  | "searchbox"
  | "spinbutton"
  | "textbox";

/** A page of Playwright, as far as the page object needs it: `Locator` is inferred. */
export interface PlaywrightPage<Locator> {
  getByRole(role: Role, options?: RoleOptions): Locator;
  locator(selector: string): Locator;
}

/** A page of Playwright, with the others that it opened. */
export interface PlaywrightTab<Locator> extends PlaywrightPage<Locator> {
  url(): string;
  context(): { pages(): readonly Pick<PlaywrightTab<Locator>, "url">[] };
}

/** Options that tell an element from others of its role. */
export interface RoleOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}

/** A locator of Playwright, as far as the page object needs it. */
export interface PlaywrightLocator<Self> extends PlaywrightPage<Self> {
  or(other: Self): Self;
  filter(options: { hasText: string }): Self;
  first(): Self;
  last(): Self;
  all(): Promise<Self[]>;
  count(): Promise<number>;
  innerText(): Promise<string>;
  waitFor(options?: { state?: "visible" | "detached" }): Promise<void>;
  click(): Promise<void>;
  fill(value: string): Promise<void>;
  press(key: string): Promise<void>;
  setChecked(checked: boolean): Promise<void>;
  selectOption(option: { label: string }): Promise<unknown>;
  scrollIntoViewIfNeeded(): Promise<void>;
  evaluate<Result>(run: (element: HTMLElement) => Result | Promise<Result>): Promise<Result>;
}
