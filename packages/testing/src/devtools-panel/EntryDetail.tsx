"use client";

import type { ReactNode } from "react";
import type { PanelEntry } from "./entries.js";
import { Facts } from "./Facts.js";
import { JsonDetail } from "./JsonDetail.js";
import { LifeLine } from "./LifeLine.js";
import { QuestionDetail } from "./QuestionDetail.js";
import { saySpan, sayTime } from "./sayTime.js";

/** The props of `EntryDetail`. */
export interface EntryDetailProps {
  readonly entry: PanelEntry;
  readonly names: ReadonlyMap<string, string>;
}

/** All that is recorded of one entry. Renders several elements. */
export function EntryDetail({ entry, names }: EntryDetailProps): ReactNode {
  if (entry.type === "question") {
    const { of } = entry;
    return <QuestionDetail question={of} server={names.get(of.session) ?? of.session} />;
  }
  if (entry.type === "session") {
    const { of } = entry;
    return (
      <>
        <Facts
          facts={[
            ["Name", of.name],
            ["Id", of.id],
            ["Calls itself", of.claims && `${of.claims.name ?? "?"} ${of.claims.version ?? ""}`],
            ["Protocol", of.protocolVersion],
          ]}
        />
        <LifeLine events={of.events} />
      </>
    );
  }
  const { of, facts } = entry;
  return (
    <>
      <Facts
        facts={[
          ["Method", facts.method],
          ["Type", facts.type],
          ["From", of.from],
          ["Session", names.get(of.session) ?? of.session],
          ["At", sayTime(of.at)],
          ["Answered in", facts.took === undefined ? undefined : saySpan(facts.took)],
        ]}
      />
      <JsonDetail title="Message" value={of.message} />
    </>
  );
}
