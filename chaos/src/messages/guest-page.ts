import { createRealtime } from '@guest/shared/realtime/realtime';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createChatStore } from '../../../mfe-chat/src/model/store/chat.store';
import { overSocket } from '../../../mfe-chat/src/outbox/over-socket';
import { memoryStorage } from '@guest/shared/outbox/testing/memory-storage';
import { createOutbox } from '@guest/shared/outbox/outbox';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { messageIn } from '../../../mfe-chat/src/model/message/message-map';
import { startSync } from '../../../mfe-chat/src/sync/start-sync';
import { createChatSocket } from '../../../shell/src/realtime/socket/chat-socket';
import { createDirectConnection } from '../../../shell/src/realtime/connection/direct-connection';
import type { Person } from './people';

const SYNC_INTERVAL_MS = 30_000;

export type GuestPage = ReturnType<typeof openGuestPage>;

/**
 * Runs what a guest's browser runs without the browser: the suite's own connection, synchronisation, store
 * and outbox.
 */
export function openGuestPage(url: string, { chatUuid, token, rooms }: Person) {
  const realtime = createRealtime();
  const store = createChatStore();
  store.getState().guestSignedIn({ id: chatUuid, chat_uuid: chatUuid, lang: 'en' });
  const tabId = randomUUID();
  const errors: string[] = [];
  const line = createDirectConnection({
    name: chatUuid,
    realtime,
    open: (on) =>
      createChatSocket({
        ...on,
        address: url,
        auth: () => ({ token, tabId, lang: 'en' }),
        authRejected: () => errors.push('the session was refused'),
      }),
  });
  realtime.connectionLoaded(line);

  const outbox = createOutbox({
    storage: memoryStorage(),
    senders: {
      message: overSocket({
        send: async ({ body }) => ({
          // The cast is safe because `write` below creates the body.
          answer: await realtime.ask(
            'newExternalMessage',
            body as { key: string; roomId: string; text: string },
          ),
        }),
        undo: async () => {},
      }),
    },
    upload: () => Promise.reject(new Error('file uploads are not part of this scenario')),
    clock: {
      now: Date.now,
      after(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
  });
  let failures = 0;
  const sync = startSync({
    realtime,
    store,
    flush: () => outbox.open(),
    failed: () => {
      // The next connection or synchronisation must make up for it, which is what the scenario tests.
      failures += 1;
    },
  });
  const stops = [
    sync.stop,
    realtime.state.subscribe(({ connection }) => {
      if (connection !== 'connected') outbox.close();
    }),
    outbox.subscribe(({ kind, record }) => {
      if (kind === 'changed' && record.status === 'failed') errors.push(`refused: ${record.failure?.code}`);
    }),
    () => clearInterval(syncTimer),
    outbox.stop,
    line.close,
  ];
  const syncTimer = setInterval(() => void sync.refresh(), SYNC_INTERVAL_MS);

  // The cast is safe because `write` below creates the body.
  const nameOf = ({ lane, body }: OutboxRecord) =>
    `${(body as { text: string }).text} of ${chatUuid} in room ${lane}`;

  /** Returns the messages of a room as they are shown, from the first to the last. */
  const shown = (roomId: string) => {
    const { logs } = store.getState();
    const log = logs[roomId];
    return (log?.keys ?? []).flatMap((key) => messageIn(log?.byKey ?? {}, key) ?? []);
  };

  const isConnected = () => realtime.state.getState().connection === 'connected';

  return {
    rooms,
    chatUuid,
    errors,
    shown,
    isConnected,
    /** The names of the messages that wait to be sent. */
    unsent: () => outbox.records().map(nameOf),
    /** Calls the listener with the room and the name of each message that was sent. */
    sent: (listener: (roomId: string, name: string) => void) =>
      void stops.push(
        outbox.subscribe(({ kind, record }) => kind === 'sent' && listener(record.lane, nameOf(record))),
      ),

    write(roomId: string, text: string): Promise<void> {
      const key = randomUUID();
      return outbox.add({ key, kind: 'message', lane: roomId, body: { key, roomId, text } });
    },

    /** Opens the rooms, so that their messages are received and shown. */
    async open(): Promise<void> {
      for (const roomId of rooms) await sync.history.newest(roomId);
    },

    /**
     * Fetches missed messages and scrolls to the beginning of every room. A link that has died unnoticed still counts as
     * connected, and answers nothing until it is given up, so whatever has failed is read again.
     */
    async readAll(): Promise<void> {
      let before: number;
      do {
        while (!isConnected()) await pause(50);
        before = failures;
        await sync.refresh();
        for (const roomId of rooms) {
          await sync.history.newest(roomId);
          while (failures === before && store.getState().rooms[roomId]?.isFetchComplete === false)
            await sync.history.older(roomId);
        }
      } while (failures > before || !isConnected());
    },

    close: () => stops.forEach((stop) => stop()),
  };
}
