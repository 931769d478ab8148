import type { Elicitation, UseElicitationResult, useElicitationForm } from "mcp-host-ui";
import type { Elicit, Outcome, Receipt } from "mcp-host-ui/host";
import type { ReactNode } from "react";

declare const view: Elicitation.View;
declare const result: UseElicitationResult;

// @ts-expect-error what is settled has nothing to accept
view.accept({});
// @ts-expect-error what is settled cannot be declined
view.decline();

if (view.phase === "open") {
  // @ts-expect-error a form takes content, a page none
  view.accept({});
  const declined: Promise<Receipt> = view.decline("not now");
  const left: Promise<Receipt> = view.cancel();
  void [declined, left];
  // @ts-expect-error what is open has no outcome yet
  const { by } = view.outcome;
  void by;
}

if (view.mode === "unanswerable") {
  const reasons: readonly Elicit.FormProblem[] = view.blockingProblems;
  void reasons;
  // @ts-expect-error what no answer would be valid for has no accept
  void view.accept({});
  void view.decline();
}

if (view.mode === "form") {
  const accepted: Promise<Receipt> = view.accept({ city: "Lisbon", nights: 3, tags: ["a", "b"] });
  const schema: object = view.request.requestedSchema;
  void [accepted, schema];
  // @ts-expect-error a form is sent with content
  void view.accept();
  // @ts-expect-error the protocol knows no such value
  void view.accept({ when: new Date() });
  // @ts-expect-error only a page has an address
  const { url } = view.request;
  void url;
}

if (view.mode === "url" || view.mode === "visit") {
  const { url } = view.request;
  void url.toUpperCase();
  // @ts-expect-error a page has no fields
  const { requestedSchema } = view.request;
  void requestedSchema;

  if (view.mode === "url") {
    void view.accept();
    // @ts-expect-error agreeing to visit a page carries no content
    void view.accept({ city: "Lisbon" });
    // @ts-expect-error a visit nobody agreed to cannot be complete
    void view.complete();
  } else {
    void view.complete();
    // @ts-expect-error the visit is agreed already
    void view.accept();
  }
}

if (view.mode === "settled") {
  const outcome: Outcome = view.outcome;
  void outcome;
  // @ts-expect-error dismissing is not always possible
  void view.dismiss();
  // @ts-expect-error what is settled cannot be cancelled
  void view.cancel();
}

if (result.current?.mode === "form") {
  void result.current.accept({ city: "Lisbon" });
  const schema: object = result.current.request.requestedSchema;
  const asked: Parameters<typeof useElicitationForm>[0] = result.current;
  void [schema, asked];
  // @ts-expect-error only a page has an address
  void result.current.request.url;
}

for (const open of result.open) void open.cancel();
for (const settled of result.settled) void settled.outcome.at;
// @ts-expect-error nothing may be shown here now
void result.current.id;
// @ts-expect-error a view is data, not an element
const node: ReactNode = view;
void node;
