// Long lists of options with a filter. They load with the first such list.

export { ListboxControl } from "./ListboxControl.js";
export { MultiListboxControl } from "./MultiListboxControl.js";
