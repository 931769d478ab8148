import { type UseSelectState, type UseSelectStateChangeOptions, useSelect } from "downshift";

const types = useSelect.stateChangeTypes;

/** Changes downshift's own state of an open list: leaving it chooses nothing for the person. */
export function selectState(
  state: UseSelectState<string>,
  { type, changes }: UseSelectStateChangeOptions<string>,
): Partial<UseSelectState<string>> {
  return type === types.ToggleButtonBlur
    ? { ...changes, selectedItem: state.selectedItem }
    : changes;
}
