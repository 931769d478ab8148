/** Names that a kind's questions give to the acts that tests know by one verb. A sentence holds `anything` where it names what a request has. */
export interface ActNames {
  readonly send?: readonly string[];
  readonly decline?: readonly string[];
  readonly declineWithReason?: readonly string[];
  /** Names the field for a reason. */
  readonly reason?: readonly string[];
  /** Lets a model answer. */
  readonly run?: readonly string[];
  readonly share?: readonly string[];
  /** Lets a tool run. */
  readonly allow?: readonly string[];
  /** Names what is written anew, a message counted from 1 or a model's answer, and what begins that. */
  readonly text?: (place: number | "answer") => { readonly name: string; readonly edit: string };
}
