import type { RealtimeFacts } from '@guest/shared/realtime/realtime.store';
import { isSocketError, type SocketErrorData } from '@guest/shared/realtime/socket-error';
import type { Connection } from '../connection/connection';
import type { TabMessage } from './tab-messages';

interface TabLeaderDeps {
  connection: Connection;
  send: (note: TabMessage) => void;
  leader: string;
  facts: () => RealtimeFacts;
}

/** Serves the requests of the other tabs while this tab has the connection. */
export function createTabLeader({ connection, send, leader, facts }: TabLeaderDeps) {
  const announce = () => send({ kind: 'facts', leader, facts: facts() });

  async function answer({ id, name, body }: TabMessage & { kind: 'ask' }): Promise<void> {
    try {
      // The cast is acceptable: the sender is a tab of the same guest with the same interface, and the server
      // validates the body anyway.
      send({
        kind: 'answer',
        id,
        data: await connection.ask(name, body as Parameters<typeof connection.ask>[1]),
      });
    } catch (error) {
      send({ kind: 'refusal', id, refusal: toErrorData(error) });
    }
  }

  return {
    announce,
    receive(note: TabMessage): void {
      if (note.kind === 'hello') announce();
      if (note.kind === 'ask') void answer(note);
      // The cast is acceptable: the sender is a tab of the same guest with the same interface, and the server
      // validates the body anyway.
      if (note.kind === 'tell')
        connection.tell(note.name, note.body as Parameters<typeof connection.tell>[1]);
      if (note.kind === 'use-here') connection.useHere();
      if (note.kind === 'wake') connection.wake();
    },
  };
}

function toErrorData(error: unknown): SocketErrorData {
  if (!isSocketError(error)) return { status: 0, code: 'unknown', error: String(error) };
  const { status, code, message, retryAfterMs, data, fields } = error;
  return { status, code, error: message, retryAfterMs, data, fields };
}
