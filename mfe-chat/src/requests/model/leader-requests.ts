import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError, type SocketError } from '@guest/shared/realtime/socket-error';
import type { TabOutbox } from '@guest/shared/outbox/cross-tab-outbox';
import { isPermanent } from '../../concurrency/retry';

interface LeaderRequestDeps {
  realtime: Pick<Realtime, 'ask' | 'state'>;
  outbox: Pick<TabOutbox, 'seen'>;
  /** Without a refusal it goes out later. */
  onFailed: (key: string, refusal?: SocketError) => void;
}

/**
 * The tab that has the connection may be of a release whose outbox sends messages only. What such a tab is asked it passes
 * on as it is, so a request that it could not send is asked for through it; the key tells the server if both did.
 */
export function createLeaderRequests({ realtime, outbox, onFailed }: LeaderRequestDeps) {
  const pending = new Set<string>();
  const answered = new Set<string>();

  return {
    /** The server has it, whatever the other tab goes on telling of it. */
    hasSent: (key: string) => answered.has(key),

    async ask(key: string, request: RequestOf<'newGuestRequest'>): Promise<void> {
      const { connection, isLeader } = realtime.state.getState();
      if (isLeader || connection !== 'connected') return onFailed(key);
      if (pending.has(key) || answered.has(key)) return;
      pending.add(key);
      try {
        const answer = await realtime.ask('newGuestRequest', request);
        answered.add(key);
        await outbox.seen(key, answer);
      } catch (error) {
        onFailed(key, isSocketError(error) && isPermanent(error) ? error : undefined);
      } finally {
        pending.delete(key);
      }
    },
  };
}
