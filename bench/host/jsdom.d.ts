/** The little of jsdom that the benchmark uses; it brings no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
