"use client";

import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` without the warning that React 18 gives on a server, where effects do nothing. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;
