import type { Metadata } from "next";
import type { ReactNode } from "react";
import "mcp-host-ui/styles.css";

export const metadata: Metadata = { title: "A trip, booked", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
