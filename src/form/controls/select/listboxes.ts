// Long lists of options with a filter. They load with the first long list.

export { ListboxControl } from "./ListboxControl.js";
export { MultiListboxControl } from "./MultiListboxControl.js";
