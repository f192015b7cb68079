import { startOutbox, type StartedOutbox } from '@guest/shared/outbox/start-outbox';
import type { Realtime } from '@guest/shared/realtime/realtime';

type OutboxOptions = Parameters<typeof startOutbox>[0];

interface ChatOutboxOptions extends Omit<OutboxOptions, 'prefix' | 'line'> {
  realtime: Pick<Realtime, 'state'>;
}

/** Starts the outbox of the chat. The tab that holds the connection sends. */
export function startChatOutbox({ realtime, ...options }: ChatOutboxOptions): Promise<StartedOutbox> {
  const canSend = () => {
    const { connection, isLeader } = realtime.state.getState();
    return connection === 'connected' && isLeader;
  };
  return startOutbox({
    ...options,
    prefix: 'outbox ',
    line: { canSend, subscribe: realtime.state.subscribe },
  });
}
