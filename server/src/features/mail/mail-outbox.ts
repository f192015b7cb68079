import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../../../../release/src/errors/error-code';
import type { MailTransports } from './transports';
import { NO_TRANSPORT, type Email } from './email';

export type MailOutbox = ReturnType<typeof createMailOutbox>;

/** Sends messages after the reply, so that its duration does not reveal whether a message was sent. */
export function createMailOutbox(transports: MailTransports, log: FastifyBaseLogger) {
  const pending = new Set<Promise<unknown>>();

  /** Returns whether the mail server has accepted the message. */
  async function handOver(email: Email): Promise<boolean> {
    try {
      await transports.byKind[email.kind].deliver(email);
      return true;
    } catch (error) {
      log.error({ kind: email.kind, reason: reasonOf(error) }, 'message delivery failed');
      return false;
    }
  }
  function track<Result>(sending: Promise<Result>): Promise<Result> {
    const tracked = sending.finally(() => pending.delete(tracked));
    pending.add(tracked);
    return tracked;
  }

  return {
    /** Whether a carrier for this kind of message is configured. */
    canSend: (kind: Email['kind']): boolean => transports.byKind[kind] !== NO_TRANSPORT,
    send(email: Email, onFailure: () => Promise<void> = async () => {}): void {
      const sending = handOver(email)
        .then((isAccepted) => (isAccepted ? undefined : onFailure()))
        .catch((error: unknown) =>
          log.error({ err: error }, 'failed message delivery could not be recorded'),
        );
      void track(sending);
    },
    /** Sends a message that its sender repeats if the mail server does not accept it, and returns whether it has. */
    deliver: (email: Email): Promise<boolean> => track(handOver(email)),
    /** Resolves when all pending messages have been sent or have failed. */
    async drain(): Promise<void> {
      await Promise.all(pending);
    },
  };
}

/** The error code is logged instead of the message, in which mail servers repeat the address. */
const reasonOf = (error: unknown) => codeOf(error) || 'unknown';
