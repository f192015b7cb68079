import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import { isSocketError, type Refusal } from '@guest/shared/realtime/socket-error';
import type { Line } from '../line/line';
import type { TabNote } from './tab-notes';

interface Leading {
  line: Line;
  send: (note: TabNote) => void;
  leader: string;
  facts: () => RealtimeFacts;
}

/** Serves the requests of the other tabs while this tab has the connection. */
export function leadTabs({ line, send, leader, facts }: Leading) {
  const sayHow = () => send({ kind: 'facts', leader, facts: facts() });

  async function answer({ id, name, body }: TabNote & { kind: 'ask' }): Promise<void> {
    try {
      // The cast is acceptable: the sender is a tab of the same guest with the same interface, and the server
      // validates the body anyway.
      send({ kind: 'answer', id, data: await line.ask(name, body as Parameters<typeof line.ask>[1]) });
    } catch (error) {
      send({ kind: 'refusal', id, refusal: refusalIn(error) });
    }
  }

  return {
    sayHow,
    heard(note: TabNote): void {
      if (note.kind === 'hello') sayHow();
      if (note.kind === 'ask') void answer(note);
      // The cast is acceptable: the sender is a tab of the same guest with the same interface, and the server
      // validates the body anyway.
      if (note.kind === 'tell') line.tell(note.name, note.body as Parameters<typeof line.tell>[1]);
      if (note.kind === 'use-here') line.useHere();
      if (note.kind === 'wake') line.wake();
    },
  };
}

function refusalIn(error: unknown): Refusal {
  if (!isSocketError(error)) return { status: 0, code: 'unknown', error: String(error) };
  const { status, code, message, retryAfterMs, data, fields } = error;
  return { status, code, error: message, retryAfterMs, data, fields };
}
