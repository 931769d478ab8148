import { type AttentionBurst, HostAttention } from "mcp-host-ui/attention";
import type { ReactNode } from "react";

/** Functions of the main process, as the preload script exposes them. */
export interface Shell {
  /** `app.setBadgeCount(count)` */
  setBadgeCount(count: number): void;
  /** `new Notification({ title, body, silent: true }).show()`, and `window.flashFrame(true)` where that is wanted */
  notify(title: string, body: string): void;
}

/** Tells of waiting questions through the desktop, and with a sound of the app's own. */
export function DesktopAttention({
  shell,
  chime,
}: {
  shell: Shell;
  chime: HTMLAudioElement;
}): ReactNode {
  const tell = ({ waiting, servers }: AttentionBurst) => {
    shell.notify(`${waiting.length} waiting`, servers.join(", "));
    // A page that nobody has pressed anything in may make no sound.
    chime.play().catch(() => undefined);
  };
  return (
    <HostAttention
      title={false}
      favicon={false}
      badge={false}
      onCount={shell.setBadgeCount}
      onBurst={tell}
    />
  );
}
