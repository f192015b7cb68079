import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { isSocketError, type SocketError } from '@guest/shared/realtime/socket-error';
import type { TabOutbox } from '@guest/shared/outbox/cross-tab-outbox';
import { isPermanent } from '../../concurrency/retry';

interface LeaderRequestDeps {
  realtime: Pick<Realtime, 'ask' | 'state'>;
  outbox: Pick<TabOutbox, 'seen'>;
  /** Called if the request was not sent. Without a refusal it is sent later. */
  onFailed: (key: string, refusal?: SocketError) => void;
}

/**
 * Sends requests through the tab that holds the connection. That tab may run a release whose outbox supports only
 * messages, so it cannot send the stored record, but it forwards any socket request. The key prevents a duplicate if
 * both tabs send the request.
 */
export function createLeaderRequests({ realtime, outbox, onFailed }: LeaderRequestDeps) {
  const pending = new Set<string>();
  const answered = new Set<string>();

  return {
    /** Returns whether the server has the request, even if the other tab still reports it as waiting. */
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
