import type { RealtimeLine } from '@guest/shared/realtime/realtime';
import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { newId } from './tab-id';
import type { TabNote } from './tab-notes';
import { unknown } from '../socket/unanswered';

/** Longer than the leader itself waits: for a connection, and for its answer. */
const ANSWERS_WITHIN_MS = 21_000;
const IS_THERE_WITHIN_MS = 3_000;

interface Following {
  send: (note: TabNote) => void;
  changed: (facts: RealtimeFacts) => void;
  pushed: (name: string, body: unknown) => void;
  /** The leader says nothing any more: a browser has put its tab to sleep. */
  leaderIsSilent: () => void;
}

interface Awaited {
  answered: (data: never) => void;
  failed: (error: SocketError) => void;
}

/** The connection as a tab has it that does not lead: it asks and hears through the one that does. */
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
      // The leader has held it to the check of what was asked under this id.
      if (note.kind === 'answer') settle(note.id, ({ answered }) => answered(note.data as never));
      if (note.kind === 'refusal') settle(note.id, ({ failed }) => failed(new SocketError(note.refusal)));
    },

    /** The guest looks at this tab, so it matters whether its leader is awake. */
    wake(): void {
      clearTimeout(silence);
      silence = setTimeout(
        () => document.visibilityState === 'visible' && leaderIsSilent(),
        IS_THERE_WITHIN_MS,
      );
      send({ kind: 'hello' });
      send({ kind: 'wake' });
    },

    /** There is nobody to follow any more. What was asked may have been done. */
    leave(): void {
      clearTimeout(silence);
      leader = undefined;
      failAll();
    },
  };
}
