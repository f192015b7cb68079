import type { MailTransport, Email } from './email';

const MAX_EMAILS = 500;

export type StoredEmail = Pick<Email, 'to' | 'subject' | 'text' | 'code'> & { at: string };

/** An in-memory mailbox for development that receives the messages instead of their recipients. */
export interface DevMailbox extends MailTransport {
  /** Returns the messages, newest first. */
  emails(): StoredEmail[];
}

export function createDevMailbox(now: () => number): DevMailbox {
  const stored: StoredEmail[] = [];
  return {
    async deliver({ to, subject, text, code }) {
      stored.unshift({ to, subject, text, code, at: new Date(now()).toISOString() });
      stored.splice(MAX_EMAILS);
    },
    emails: () => [...stored],
  };
}
