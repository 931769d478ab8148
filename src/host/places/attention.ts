/** Ends what nobody can see for too long. */
export interface Attention {
  /** Tells whether a question has, or keeps, somebody's attention; without it the grace period runs. */
  set(id: string, attended: boolean): void;
  /** Forgets a question. */
  forget(id: string): void;
}

/** Calls `onUnattended` for a question that was without attention for `grace` milliseconds on end. */
export function createAttention(grace: number, onUnattended: (id: string) => void): Attention {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const forget = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  return {
    forget,
    set(id, attended) {
      if (attended) return forget(id);
      if (timers.has(id) || grace === Number.POSITIVE_INFINITY) return;
      timers.set(
        id,
        setTimeout(() => {
          timers.delete(id);
          onUnattended(id);
        }, grace),
      );
    },
  };
}
