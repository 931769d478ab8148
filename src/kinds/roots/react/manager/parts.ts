export type {
  HostRootView as HostRoot,
  ManualRootView as ManualRoot,
  OpenRootsConsent as OpenConsent,
  RootsConsentView as ConsentView,
  RootsServerView as ServerView,
  RootView,
  SettledRootsConsent as SettledConsent,
} from "../hooks/rootsView.js";
export {
  RootsManagerAdd as Add,
  type RootsManagerAddProps as AddProps,
} from "./RootsManagerAdd.js";
export {
  RootsManagerHonesty as Honesty,
  type RootsManagerHonestyProps as HonestyProps,
} from "./RootsManagerHonesty.js";
export {
  RootsManagerList as List,
  type RootsManagerListProps as ListProps,
} from "./RootsManagerList.js";
export {
  RootsManagerRoot as Root,
  type RootsManagerRootProps as RootProps,
} from "./RootsManagerRoot.js";
export {
  RootsManagerServers as Servers,
  type RootsManagerServersProps as ServersProps,
} from "./RootsManagerServers.js";
export {
  RootsManagerTitle as Title,
  type RootsManagerTitleProps as TitleProps,
} from "./RootsManagerTitle.js";
export {
  RootsManagerUndo as Undo,
  type RootsManagerUndoProps as UndoProps,
} from "./RootsManagerUndo.js";
