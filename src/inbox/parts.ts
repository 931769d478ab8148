export type { InboxServer as Server } from "./createInboxStore.js";
export {
  InboxBadge as Badge,
  type InboxBadgeProps as BadgeProps,
} from "./InboxBadge.js";
export {
  InboxEmpty as Empty,
  type InboxEmptyProps as EmptyProps,
} from "./InboxEmpty.js";
export {
  InboxHeader as Header,
  type InboxHeaderProps as HeaderProps,
} from "./InboxHeader.js";
export { InboxList as List, type InboxListProps as ListProps } from "./InboxList.js";
export type {
  InboxItem as Item,
  InboxState as State,
  SettledInboxItem as SettledItem,
} from "./inboxItem.js";
export {
  InboxSelectionBar as Selection,
  type InboxSelectionProps as SelectionProps,
} from "./selection/InboxSelectionBar.js";
