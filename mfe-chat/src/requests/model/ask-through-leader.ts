import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError, type SocketError } from '@guest/shared/realtime/socket-error';
import type { TabOutbox } from '../../outbox/share-outbox';
import { isFinal } from '../../concurrency/patiently';

interface Asking {
  realtime: Pick<Realtime, 'ask' | 'state'>;
  outbox: Pick<TabOutbox, 'seen'>;
  /** Without a refusal it goes out later. */
  failed: (key: string, refusal?: SocketError) => void;
}

/**
 * The tab that has the connection may be of a release whose outbox sends messages only. What such a tab is asked it passes
 * on as it is, so a request that it could not send is asked for through it; the key tells the server if both did.
 */
export function createAskingThroughLeader({ realtime, outbox, failed }: Asking) {
  const underWay = new Set<string>();
  const answered = new Set<string>();

  return {
    /** The server has it, whatever the other tab goes on telling of it. */
    hasAsked: (key: string) => answered.has(key),

    async ask(key: string, request: Ask<'newGuestRequest'>): Promise<void> {
      const { connection, isLeader } = realtime.state.getState();
      if (isLeader || connection !== 'connected') return failed(key);
      if (underWay.has(key) || answered.has(key)) return;
      underWay.add(key);
      try {
        const answer = await realtime.ask('newGuestRequest', request);
        answered.add(key);
        await outbox.seen(key, answer);
      } catch (error) {
        failed(key, isSocketError(error) && isFinal(error) ? error : undefined);
      } finally {
        underWay.delete(key);
      }
    },
  };
}
