import type { Carrier, Letter } from './letter';

const KEPT = 500;

export type KeptLetter = Pick<Letter, 'to' | 'subject' | 'text' | 'code'> & { at: string };

/** An in-memory mailbox for development that receives the messages instead of their recipients. */
export interface Mailbox extends Carrier {
  /** Returns the messages, newest first. */
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
