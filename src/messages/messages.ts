import type { Messages } from "./compiled/allMessages.js";

export type { Messages } from "./compiled/allMessages.js";

/** Some messages of a group, at any depth. */
export type GroupOverride<Group> = {
  readonly [Name in keyof Group]?: Group[Name] extends string | ((params: never) => string)
    ? Group[Name]
    : GroupOverride<Group[Name]>;
};

/** The messages that an app replaces, at any depth. */
export type MessagesOverride = GroupOverride<Messages>;
