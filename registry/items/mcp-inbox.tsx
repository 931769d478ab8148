"use client";

import { InboxIcon } from "lucide-react";
import { Inbox, RequestInbox } from "mcp-host-ui";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";

/** A button that tells how many requests wait, and lists them. */
export function McpInbox({ label = "Requests" }: { label?: string }) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="ghost">
          <InboxIcon aria-hidden />
          {label}
          <Inbox.Badge />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        className="max-h-(--radix-popover-content-available-height) w-96 max-w-screen overflow-auto p-0"
      >
        <RequestInbox />
      </PopoverContent>
    </Popover>
  );
}
