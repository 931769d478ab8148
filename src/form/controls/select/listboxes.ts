// Lists of options: long ones with a filter, and those that open above everything else; loaded with the first of them.

export { ListboxControl } from "./ListboxControl.js";
export { MultiListboxControl } from "./MultiListboxControl.js";
export { SelectOnlyControl } from "./SelectOnlyControl.js";
