/** One prop, option or member. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly about: string;
  /** What stands for it where it is left out; empty where nothing is said. */
  readonly byDefault: string;
}

/** One export of an entry point. */
export interface Export {
  readonly name: string;
  readonly kind: "component" | "hook" | "function" | "value" | "type";
  /** The module that declares it. */
  readonly file: string;
  readonly about: string;
  readonly signature: string;
  /** What a hook takes. */
  readonly takes: readonly Member[];
  /** The props of a component, what a hook returns, the members of a type. */
  readonly members: readonly Member[];
  /** Whether a component takes what its element takes, too. */
  readonly takesAttributes: boolean;
}

/** A link to another page. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
  /** What is there, in a sentence. */
  readonly about: string;
}

/** One story, and what it tells. */
export interface StoryLink extends PageLink {
  readonly id: string;
}

/** The page of one component, part or hook. */
export interface ReferencePageData extends Omit<Export, "kind" | "file"> {
  readonly kind: "component" | "part" | "hook";
  /** Where it stands in the sidebar. */
  readonly title: string;
  /** When it throws. */
  readonly errors: readonly string[];
  /** The components and parts that it is made of. */
  readonly holds: readonly PageLink[];
  /** The components and parts that it stands in; for a hook, what uses it. */
  readonly standsIn: readonly PageLink[];
  /** The hooks that it is built on. */
  readonly hooks: readonly PageLink[];
  /** What its words cite. */
  readonly sources: readonly PageLink[];
  /** The stories that show it, or else what it stands in. */
  readonly stories: readonly StoryLink[];
  /** The story to show on the page, where one is about it. */
  readonly example?: StoryLink;
  /** Where the names are explained that its types and words mention. */
  readonly hrefs: Readonly<Record<string, string>>;
}

/** A page that lists others. */
export interface ReferenceIndexData {
  readonly heading: string;
  /** Where it stands in the sidebar. */
  readonly title: string;
  /** What it is called there, beside other pages of that title. */
  readonly name: string;
  readonly about: string;
  readonly groups: readonly { readonly heading: string; readonly links: readonly PageLink[] }[];
  /** Where the names are explained that its words mention. */
  readonly hrefs: Readonly<Record<string, string>>;
}
