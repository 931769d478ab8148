"use client";

export { SelectControl as ListboxControl } from "./SelectControl.js";
