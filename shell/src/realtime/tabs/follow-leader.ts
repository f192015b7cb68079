import type { RealtimeLine } from '@guest/shared/realtime/realtime';
import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { newId } from './tab-id';
import type { TabNote } from './tab-notes';
import { unknown } from '../socket/unanswered';

/** Longer than the sum of the leader's own timeouts for the connection and the reply. */
const ANSWERS_WITHIN_MS = 21_000;
const IS_THERE_WITHIN_MS = 3_000;

interface Following {
  send: (note: TabNote) => void;
  changed: (facts: RealtimeFacts) => void;
  pushed: (name: string, body: unknown) => void;
  /** Called when the leader no longer responds because the browser has frozen its tab. */
  leaderIsSilent: () => void;
}

interface Awaited {
  answered: (data: never) => void;
  failed: (error: SocketError) => void;
}

/** The connection of a tab that is not the leader: it sends and receives through the leading tab. */
export function followLeader({ send, changed, pushed, leaderIsSilent }: Following) {
  const awaited = new Map<string, Awaited>();
  let leader: string | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function settle(id: string, how: (one: Awaited) => void): void {
    const one = awaited.get(id);
    awaited.delete(id);
    if (one) how(one);
  }
  const failAll = () => [...awaited.keys()].forEach((id) => settle(id, ({ failed }) => failed(unknown())));

  const line: RealtimeLine = {
    ask: (name, body) =>
      new Promise((answered, failed) => {
        const id = newId();
        const late = setTimeout(() => settle(id, () => failed(unknown())), ANSWERS_WITHIN_MS);
        const settled =
          <Value>(then: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(late);
            then(value);
          };
        awaited.set(id, { answered: settled(answered), failed: settled(failed) });
        send({ kind: 'ask', id, name, body });
      }),
    tell: (name, body) => send({ kind: 'tell', name, body }),
    useHere: () => send({ kind: 'use-here' }),
  };

  return {
    ...line,

    heard(note: TabNote): void {
      if (note.kind === 'facts') {
        clearTimeout(silence);
        if (leader !== undefined && leader !== note.leader) failAll();
        leader = note.leader;
        changed({ ...note.facts, isLeader: false });
      }
      if (note.kind === 'push') pushed(note.name, note.body);
      // The cast is safe because the leader has validated the reply for the request with this id.
      if (note.kind === 'answer') settle(note.id, ({ answered }) => answered(note.data as never));
      if (note.kind === 'refusal') settle(note.id, ({ failed }) => failed(new SocketError(note.refusal)));
    },

    /** Checks whether the leader is awake, because the guest now looks at this tab. */
    wake(): void {
      clearTimeout(silence);
      silence = setTimeout(
        () => document.visibilityState === 'visible' && leaderIsSilent(),
        IS_THERE_WITHIN_MS,
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
