import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import { createDevMailbox, type DevMailbox } from './dev-mailbox';
import { NO_TRANSPORT, type MailTransport, type Email } from './email';
import { createSmtp } from './smtp';

export interface MailTransports {
  byKind: Record<Email['kind'], MailTransport>;
  /** The development mailbox, or `null` in production. */
  devMailbox: DevMailbox | null;
  /** Whether emails can be sent. */
  canMail: boolean;
  close(): void;
}

/** Selects how messages are sent. A gateway for text messages can be added as another `MailTransport`. */
export function createMailTransports(
  config: Pick<Config, 'smtp' | 'hasMailbox'>,
  log: FastifyBaseLogger,
  now: () => number,
): MailTransports {
  const devMailbox = config.hasMailbox ? createDevMailbox(now) : null;
  const smtp = config.smtp && createSmtp(config.smtp);
  if (!devMailbox && !smtp) log.warn('codes cannot be sent: set SMTP_URL and MAIL_FROM');
  return {
    byKind: { email: smtp ?? devMailbox ?? NO_TRANSPORT, phone: devMailbox ?? NO_TRANSPORT },
    devMailbox,
    canMail: (smtp ?? devMailbox) !== null,
    close: () => smtp?.close(),
  };
}
