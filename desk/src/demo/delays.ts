import { setTimeout as pause } from 'node:timers/promises';

export type Delays = ReturnType<typeof createDelays>;

/** Simulates the time that a person needs. A factor of 1 is a person's pace; 0 is without delays. */
export function createDelays(factor: number) {
  const after = (ms: number) => pause(ms * factor * (0.75 + Math.random() / 2));
  return {
    after,
    toRead: () => after(1_800),
    /** The delay grows with the length of the text. */
    typingMs: (text: string) => Math.min(1_500 + 30 * text.length, 6_000) * factor,
  };
}
