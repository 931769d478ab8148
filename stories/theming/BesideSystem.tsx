import type { ReactNode } from "react";
import { booking } from "../support/requests.ts";
import { Product } from "./Product.tsx";
import "./systems.css";

/** The props of {@link BesideSystem}. */
export interface BesideSystemProps {
  /** The value of `data-mcp-theme`. */
  readonly theme: string;
  /** What the design system is called. */
  readonly name: string;
}

/** A page of a design system, made of its own variables, and our card beside it in the theme that follows them. */
export function BesideSystem({ theme, name }: BesideSystemProps): ReactNode {
  return (
    <div className="system" data-system={theme}>
      <section className="system-page" aria-label={`A page of ${name}`}>
        <h1>{name}</h1>
        <form onSubmit={(event) => event.preventDefault()}>
          <h2>Invite a colleague</h2>
          <p>They can see all trips of the team, and book for it.</p>
          <label>
            Email
            <input type="email" autoComplete="off" />
          </label>
          <label className="system-check">
            <input type="checkbox" defaultChecked />
            Tell the team
          </label>
          <footer>
            <button type="button">Cancel</button>
            <button type="submit">Invite</button>
          </footer>
        </form>
      </section>
      <Product name="mcp-host-ui" className="system-ours" theme={theme} request={booking} />
    </div>
  );
}
