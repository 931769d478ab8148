"use client";

// README's file as printed: `next build` renders it, so it may not connect while it loads.
export { default } from "../../../minimal/App.tsx";
