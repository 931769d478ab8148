/** The content of a row, for each kind of row. */
export interface RowContentProps {
  /** The id of the part that names the row. */
  readonly labelId: string;
  /** The `tabIndex` of what can be pressed in the row. */
  readonly tabIndex: 0 | -1;
}
