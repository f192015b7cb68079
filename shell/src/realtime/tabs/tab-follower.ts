import type { RealtimeConnection } from '@guest/shared/realtime/realtime';
import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { newId } from './tab-id';
import type { TabMessage } from './tab-messages';
import { unknownOutcomeError } from '../socket/request-errors';

/** Longer than the sum of the leader's own timeouts for the connection and the reply. */
const REPLY_TIMEOUT_MS = 21_000;
const LEADER_TIMEOUT_MS = 3_000;

interface TabFollowerDeps {
  send: (message: TabMessage) => void;
  changed: (facts: RealtimeFacts) => void;
  pushed: (name: string, body: unknown) => void;
  /** Called when the leader no longer responds because the browser has frozen its tab. */
  onLeaderSilent: () => void;
}

interface PendingRequest {
  answered: (data: never) => void;
  failed: (error: SocketError) => void;
}

/** The connection of a tab that is not the leader: it sends and receives through the leading tab. */
export function createTabFollower({ send, changed, pushed, onLeaderSilent }: TabFollowerDeps) {
  const pending = new Map<string, PendingRequest>();
  let leader: string | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function settle(id: string, action: (request: PendingRequest) => void): void {
    const request = pending.get(id);
    pending.delete(id);
    if (request) action(request);
  }
  const failAll = () =>
    [...pending.keys()].forEach((id) => settle(id, ({ failed }) => failed(unknownOutcomeError())));

  const connection: RealtimeConnection = {
    ask: (name, body) =>
      new Promise((answered, failed) => {
        const id = newId();
        const timer = setTimeout(() => settle(id, () => failed(unknownOutcomeError())), REPLY_TIMEOUT_MS);
        const settled =
          <Value>(then: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            then(value);
          };
        pending.set(id, { answered: settled(answered), failed: settled(failed) });
        send({ kind: 'ask', id, name, body });
      }),
    tell: (name, body) => send({ kind: 'tell', name, body }),
    useHere: () => send({ kind: 'use-here' }),
  };

  return {
    ...connection,

    receive(message: TabMessage): void {
      if (message.kind === 'facts') {
        clearTimeout(silence);
        if (leader !== undefined && leader !== message.leader) failAll();
        leader = message.leader;
        changed({ ...message.facts, isLeader: false });
      }
      if (message.kind === 'push') pushed(message.name, message.body);
      // The cast is safe because the leader has validated the reply for the request with this id.
      if (message.kind === 'answer') settle(message.id, ({ answered }) => answered(message.data as never));
      if (message.kind === 'refusal')
        settle(message.id, ({ failed }) => failed(new SocketError(message.refusal)));
    },

    /** Checks whether the leader is awake, because the guest now looks at this tab. */
    wake(): void {
      clearTimeout(silence);
      silence = setTimeout(
        () => document.visibilityState === 'visible' && onLeaderSilent(),
        LEADER_TIMEOUT_MS,
      );
      send({ kind: 'hello' });
      send({ kind: 'wake' });
    },

    /** Stops following. The outcome of pending requests is unknown because the leader may have sent them. */
    leave(): void {
      clearTimeout(silence);
      leader = undefined;
      failAll();
    },
  };
}
