import { approveTool, type HostSession, type Tools } from "mcp-host-ui/host";

/** One option of an approval, with the answer that the harness expects for it. */
export interface ApprovalOption<Answer> extends Omit<Tools.Choice, "id"> {
  readonly answer: Answer;
}

/** The user's decision, and the answer of the chosen option. It is `undefined` if the user left the question, or if no option denies. */
export interface Approval<Answer> {
  readonly decision: Tools.Decision;
  readonly answer: Answer | undefined;
}

/** Asks the user whether a tool may run, with exactly the options of the harness. */
export async function approve<Answer>(
  session: HostSession,
  call: Omit<Tools.Call, "choices">,
  options: readonly ApprovalOption<Answer>[],
  { signal }: { readonly signal: AbortSignal },
): Promise<Approval<Answer>> {
  const choices = options.map(({ label, kind }, index) => ({ id: String(index), label, kind }));
  const decision = await approveTool(session, { ...call, choices }, { signal });
  const chosen = decision.action === "none" ? undefined : options[Number(decision.choice)];
  return { decision, answer: chosen?.answer };
}
