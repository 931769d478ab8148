import type { ReactElement } from "react";
import { SettingsMenu } from "../settings/SettingsMenu.js";
import { Menus } from "./Menus.js";

/** The demo's name and its menus. Renders a `<header>` element. */
export function Header(): ReactElement {
  return (
    <header className="header">
      <img className="header-icon" src="/icon.svg" alt="" width="28" height="28" />
      <h1 className="header-name">Concierge</h1>
      <p className="header-about">a demo host of mcp-host-ui</p>
      <button className="button quiet header-servers" type="button" popoverTarget="servers">
        Servers
      </button>
      <Menus />
      <SettingsMenu />
    </header>
  );
}
