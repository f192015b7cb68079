import type { Line } from './subject';

const SENTENCES = [
  'Good morning! How may I help you?',
  'Could we have two more towels, please?',
  'Of course. They will be with you in ten minutes. Is there anything else that we can do for you?',
  'Thank you!',
  'Is there a table for two tonight, at eight, if possible by the window?',
];
/**
 * The messages are so far apart that no list can group them; grouping would give some lists less to render.
 */
const MINUTES_APART = 7;

/** Creates the message with this number; all lists show the same messages. */
export const line = (seq: number): Line => ({
  seq,
  text: SENTENCES[seq % SENTENCES.length] ?? '',
  isOwn: seq % 3 === 0,
  at: new Date(Date.UTC(2026, 0, 1) + seq * MINUTES_APART * 60_000).toISOString(),
});

export const lines = (count: number): Line[] => Array.from({ length: count }, (_, at) => line(at + 1));
