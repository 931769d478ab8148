import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";

const types = useCombobox.stateChangeTypes;

/** Changes downshift's own state of a list of options: it never chooses for the person, nor takes a choice back. */
export function listboxState(
  state: UseComboboxState<number>,
  { type, changes }: UseComboboxStateChangeOptions<number>,
  multiple: boolean,
): Partial<UseComboboxState<number>> {
  switch (type) {
    case types.InputBlur:
      return { ...changes, selectedItem: state.selectedItem };
    case types.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case types.InputChange:
      return { ...changes, selectedItem: state.selectedItem, highlightedIndex: 0 };
    case types.InputKeyDownEnter:
    case types.ItemClick:
      // Where nothing fits what was typed, there is nothing to choose.
      if (typeof changes.selectedItem !== "number") return state;
      return multiple
        ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
        : changes;
    default:
      return changes;
  }
}
