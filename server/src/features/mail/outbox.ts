import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../../../../release/src/errors/error-code';
import type { Carriers } from './carriers';
import type { Letter } from './letter';

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends after the answer, so that no answer tells by its time what became of a letter. */
export function createOutbox(carriers: Carriers, log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>();
  return {
    send(letter: Letter, onFailure: () => Promise<void> = async () => {}): void {
      const sending = carriers.byKind[letter.kind]
        .deliver(letter)
        .catch(async (error: unknown) => {
          log.error({ kind: letter.kind, reason: reasonOf(error) }, 'a letter was not delivered');
          await onFailure();
        })
        .catch((error: unknown) => log.error({ err: error }, 'a failed delivery was not noted'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    /** Settles when all that was to be sent is sent, or has failed. */
    async empty(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

/** Not its sentence, in which mail servers repeat the address. */
const reasonOf = (error: unknown) => codeOf(error) || 'unknown';
