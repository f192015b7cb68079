import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import { createMailbox, type Mailbox } from './mailbox';
import { NO_CARRIER, type Carrier, type Letter } from './letter';
import { createSmtp } from './smtp';

export interface Carriers {
  byKind: Record<Letter['kind'], Carrier>;
  /** There for whoever tries the suite; never where real guests are. */
  mailbox: Mailbox | null;
  /** Whether an email goes anywhere. */
  canMail: boolean;
  close(): void;
}

/** How letters go out. An operator's own gateway for text messages is one more `Carrier`. */
export function createCarriers(
  config: Pick<Config, 'smtp' | 'hasMailbox'>,
  log: FastifyBaseLogger,
  now: () => number,
): Carriers {
  const mailbox = config.hasMailbox ? createMailbox(now) : null;
  const smtp = config.smtp && createSmtp(config.smtp);
  if (!mailbox && !smtp) log.warn('there is no way to send codes: set SMTP_URL and MAIL_FROM');
  return {
    byKind: { email: smtp ?? mailbox ?? NO_CARRIER, phone: mailbox ?? NO_CARRIER },
    mailbox,
    canMail: (smtp ?? mailbox) !== null,
    close: () => smtp?.close(),
  };
}
