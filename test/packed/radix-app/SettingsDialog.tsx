import { Dialog } from "radix-ui";
import type { ReactNode } from "react";

/** A dialog as shadcn/ui writes it, in which something is done that a server asks about. */
export function SettingsDialog({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Settings</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <Dialog.Content className="bg-background fixed top-[50%] left-[50%] z-50 grid w-full max-w-lg translate-x-[-50%] translate-y-[-50%] gap-4 rounded-lg border p-6 shadow-lg">
          <Dialog.Title>Settings</Dialog.Title>
          <Dialog.Description>How the app behaves</Dialog.Description>
          <input type="checkbox" aria-label="Sound" />
          {children}
          <Dialog.Close>Done</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
