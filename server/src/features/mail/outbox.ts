import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../../../../release/src/errors/error-code';
import type { Carriers } from './carriers';
import type { Letter } from './letter';

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends messages after the reply, so that its duration does not reveal whether a message was sent. */
export function createOutbox(carriers: Carriers, log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>();
  return {
    send(letter: Letter, onFailure: () => Promise<void> = async () => {}): void {
      const sending = carriers.byKind[letter.kind]
        .deliver(letter)
        .catch(async (error: unknown) => {
          log.error({ kind: letter.kind, reason: reasonOf(error) }, 'message delivery failed');
          await onFailure();
        })
        .catch((error: unknown) => log.error({ err: error }, 'failed message delivery could not be recorded'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    /** Resolves when all pending messages have been sent or have failed. */
    async empty(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

/** The error code is logged instead of the message, in which mail servers repeat the address. */
const reasonOf = (error: unknown) => codeOf(error) || 'unknown';
