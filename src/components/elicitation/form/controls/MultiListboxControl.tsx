"use client";

export { CheckboxesControl as MultiListboxControl } from "./CheckboxesControl.js";
