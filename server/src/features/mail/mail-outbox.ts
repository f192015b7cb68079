import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../../../../release/src/errors/error-code';
import type { MailTransports } from './transports';
import { NO_TRANSPORT, type Email } from './email';

export type MailOutbox = ReturnType<typeof createMailOutbox>;

/** Sends messages after the reply, so that its duration does not reveal whether a message was sent. */
export function createMailOutbox(transports: MailTransports, log: FastifyBaseLogger) {
  const pending = new Set<Promise<void>>();
  return {
    /** Whether a carrier for this kind of message is configured. */
    canSend: (kind: Email['kind']): boolean => transports.byKind[kind] !== NO_TRANSPORT,
    send(email: Email, onFailure: () => Promise<void> = async () => {}): void {
      const sending = transports.byKind[email.kind]
        .deliver(email)
        .catch(async (error: unknown) => {
          log.error({ kind: email.kind, reason: reasonOf(error) }, 'message delivery failed');
          await onFailure();
        })
        .catch((error: unknown) => log.error({ err: error }, 'failed message delivery could not be recorded'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    /** Resolves when all pending messages have been sent or have failed. */
    async drain(): Promise<void> {
      await Promise.all(pending);
    },
  };
}

/** The error code is logged instead of the message, in which mail servers repeat the address. */
const reasonOf = (error: unknown) => codeOf(error) || 'unknown';
