// Long lists of options with a filter, which load with the first of them.

export { ListboxControl } from "./ListboxControl.js";
export { MultiListboxControl } from "./MultiListboxControl.js";
