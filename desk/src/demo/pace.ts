import { setTimeout as pause } from 'node:timers/promises';

export type Pace = ReturnType<typeof createPace>;

/** How long a person would take. A factor of 1 is a person's, of 0 a machine's. */
export function createPace(factor: number) {
  const after = (ms: number) => pause(ms * factor * (0.75 + Math.random() / 2));
  return {
    after,
    toRead: () => after(1_800),
    /** In the length of what is typed. */
    typingMs: (text: string) => Math.min(1_500 + 30 * text.length, 6_000) * factor,
  };
}
