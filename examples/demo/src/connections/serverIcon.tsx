import type { ReactNode } from "react";

/** Lines on a field of 24 by 24, and the hue behind them, by the id of the connection. */
const icons: Readonly<Record<string, { path: string; hue: number }>> = {
  travel: { path: "M3 14l18-7-5 13-4-5-4 3 1-5z", hue: 215 },
  deals: {
    path: "M12 3v3M12 18v3M3 12h3M18 12h3M8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z",
    hue: 35,
  },
  everything: { path: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z", hue: 275 },
  files: {
    path: "M3 7a2 2 0 0 1 2-2h4l2 3h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
    hue: 150,
  },
};

/** The icon of a server that the demo knows; nothing for one that somebody added. Renders an `<svg>` element. */
export function serverIcon({ session }: { session: string }): ReactNode {
  const icon = icons[session];
  if (!icon) return undefined;
  return (
    <svg className="server-icon" viewBox="-6 -6 36 36" aria-hidden="true">
      <rect x="-6" y="-6" width="36" height="36" rx="8" fill={`hsl(${icon.hue} 60% 40%)`} />
      <path d={icon.path} fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
