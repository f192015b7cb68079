import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import { createMailbox, type Mailbox } from './mailbox';
import { NO_CARRIER, type Carrier, type Letter } from './letter';
import { createSmtp } from './smtp';

export interface Carriers {
  byKind: Record<Letter['kind'], Carrier>;
  /** The development mailbox, or `null` in production. */
  mailbox: Mailbox | null;
  /** Whether emails can be sent. */
  canMail: boolean;
  close(): void;
}

/** Selects how messages are sent. A gateway for text messages can be added as another `Carrier`. */
export function createCarriers(
  config: Pick<Config, 'smtp' | 'hasMailbox'>,
  log: FastifyBaseLogger,
  now: () => number,
): Carriers {
  const mailbox = config.hasMailbox ? createMailbox(now) : null;
  const smtp = config.smtp && createSmtp(config.smtp);
  if (!mailbox && !smtp) log.warn('codes cannot be sent: set SMTP_URL and MAIL_FROM');
  return {
    byKind: { email: smtp ?? mailbox ?? NO_CARRIER, phone: mailbox ?? NO_CARRIER },
    mailbox,
    canMail: (smtp ?? mailbox) !== null,
    close: () => smtp?.close(),
  };
}
