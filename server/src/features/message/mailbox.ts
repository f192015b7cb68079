import type { Carrier, Message } from './message';

const KEPT = 500;

export type Letter = Pick<Message, 'to' | 'subject' | 'text' | 'code'> & { at: string };

/** Where messages go that are sent nowhere else: kept in memory, for whoever tries the suite. */
export interface Mailbox extends Carrier {
  /** The newest first. */
  letters(): Letter[];
}

export function createMailbox(now: () => number): Mailbox {
  const kept: Letter[] = [];
  return {
    async deliver({ to, subject, text, code }) {
      kept.unshift({ to, subject, text, code, at: new Date(now()).toISOString() });
      kept.splice(KEPT);
    },
    letters: () => [...kept],
  };
}
