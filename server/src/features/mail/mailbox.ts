import type { Carrier, Letter } from './letter';

const KEPT = 500;

export type KeptLetter = Pick<Letter, 'to' | 'subject' | 'text' | 'code'> & { at: string };

/** Where letters go that are sent nowhere else: kept in memory, for whoever tries the suite. */
export interface Mailbox extends Carrier {
  /** The newest first. */
  letters(): KeptLetter[];
}

export function createMailbox(now: () => number): Mailbox {
  const kept: KeptLetter[] = [];
  return {
    async deliver({ to, subject, text, code }) {
      kept.unshift({ to, subject, text, code, at: new Date(now()).toISOString() });
      kept.splice(KEPT);
    },
    letters: () => [...kept],
  };
}
