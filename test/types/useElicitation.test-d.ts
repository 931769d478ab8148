import type {
  Elicitation,
  UseElicitationResult,
  UseElicitationsResult,
  useElicitation,
  useElicitationForm,
} from "mcp-host-ui";
import type { Elicit, Outcome, Receipt } from "mcp-host-ui/host";
import type { ReactNode } from "react";

declare const view: Elicitation.View;
declare const result: UseElicitationResult;
declare const lists: UseElicitationsResult;
declare const elicitation: typeof useElicitation;

// @ts-expect-error a settled question has no accept
void view.accept;
// @ts-expect-error a settled question has no decline
view.decline();

if (view.mode !== "settled") {
  const declined: Promise<Receipt> = view.decline("not now");
  const left: Promise<Receipt> = view.cancel();
  void [declined, left];
  // @ts-expect-error an open question has no outcome
  void view.outcome;
}

if (view.mode === "form") {
  const reasons: readonly Elicit.FormProblem[] = view.blockingProblems;
  const schema: object = view.schema;
  const asked: Parameters<typeof useElicitationForm>[0] = view;
  const accepted: Promise<Receipt> | undefined = view.accept?.({ city: "Lisbon", tags: ["a"] });
  void [reasons, schema, asked, accepted];
  // @ts-expect-error no content is valid for an unanswerable form
  void view.accept({});
  // @ts-expect-error a form needs content
  void view.accept?.();
  // @ts-expect-error the protocol has no such value
  void view.accept?.({ when: new Date() });
  // @ts-expect-error a form has no address
  view.url.toUpperCase();
}

if (view.mode === "url") {
  void view.url.toUpperCase();
  void view.accept?.();
  void view.complete?.();
  // @ts-expect-error a visit carries no content
  void view.accept?.({ city: "Lisbon" });
  // @ts-expect-error a visit can only be completed once the user agreed
  void view.complete();
  // @ts-expect-error a page has no fields
  void view.schema.properties;
}

if (view.mode === "settled") {
  const outcome: Outcome = view.outcome;
  void outcome;
  // @ts-expect-error a hidden question cannot be dismissed
  void view.dismiss();
}

const form: Elicitation.Form | undefined = elicitation({ mode: "form" }).current;
const page: Elicitation.Url | undefined = elicitation({ mode: "url" }).current;
void [form, page];
for (const open of lists.open) void open.cancel();
for (const settled of lists.settled) void settled.outcome.at;
// @ts-expect-error there may be no current question
void result.current.id;
// @ts-expect-error a view is data, not an element
const node: ReactNode = view;
void node;
