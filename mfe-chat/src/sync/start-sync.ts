import type { Answer } from '@guest/shared/contracts/socket.contract';
import type { ChatState } from '../model/state/chat-state';
import { isHeld } from '../model/message/log';
import { askForBegun } from './begun-rooms';
import { createCatchUp } from './catch-up';
import { createChatHandler, type ChatHandler } from './chat-handler';
import { createDigest } from './digest';
import { createHistory, type History } from './history';
import { placeIn } from './log-place';
import { createMeetWriters } from './meet-writers';
import { oneAtATime } from '../concurrency/one-at-a-time';
import { patiently } from '../concurrency/patiently';
import { reportDelivery } from './report-delivery';
import { reportReading } from './report-reading';
import { createRoomFeeds } from './room-feeds';
import { runSteps, type Step } from '../concurrency/steps';
import type { SyncAround } from './sync-around';
import { endTyping } from './typing-ends';

export interface SyncOptions extends SyncAround {
  /** Flushes the outbox once it is known which messages the server has. */
  readonly flush: () => Promise<unknown> | void;
  /** Steps of other features on the same connection, such as request templates and announcements. */
  readonly others?: readonly Step[];
}

export interface Sync {
  readonly history: History;
  /** Brings the open room up to date. */
  bringActive(): Promise<void>;
  /** Synchronises after something may have been missed, because the page was hidden or offline. */
  look(): Promise<void>;
  stop(): void;
}

/** Keeps the store in sync with the server across connections. */
export function startSync({ flush, others = [], ...around }: SyncOptions): Sync {
  const { realtime, store, failed } = around;
  const meet = createMeetWriters(around);
  const catchUp = createCatchUp(around, (roomId, messages) => {
    meet(messages);
    feeds.drain(roomId);
  });
  const feeds = createRoomFeeds(store, (roomId) => void catchUp.messages(roomId));
  const history = createHistory(around, (page: Answer<'loadMoreMessages'>) => {
    meet(page.messages);
    feeds.drain(page.roomId);
  });
  const handler = createChatHandler({
    store,
    inLog(pushed) {
      if (pushed.event === 'messageArrived') meet([pushed.push]);
      feeds.take(pushed);
    },
    differs: (roomId) => void catchUp.room(roomId),
  });
  const digest = createDigest(around, handler);

  async function bringActive(): Promise<void> {
    const { activeRoomId, rooms, logs, roomOpened } = store.getState();
    const room = activeRoomId === null ? undefined : rooms[activeRoomId];
    if (!room || room.isFake) return;
    // The room was opened before its data had arrived.
    if (!room.isActive) roomOpened(room.id);
    const log = logs[room.id];
    if (!log || !isHeld(log)) await history.newest(room.id);
    else if (log.knownSeq < room.headSeq) await catchUp.messages(room.id);
  }

  async function bringOthers(): Promise<void> {
    for (const roomId of behind(store.getState())) await catchUp.messages(roomId);
  }

  async function bringStaff(): Promise<void> {
    store.getState().staffRequested();
    try {
      store.getState().staffLoaded(await patiently(() => realtime.ask('getStaffsExternal', {})));
    } catch (error) {
      store.getState().staffFailed();
      throw error;
    }
  }

  const looking = [
    { name: 'guest rooms', run: digest },
    { name: 'messages of the active room', run: bringActive },
    { name: 'what was written', run: flush },
    { name: 'messages of other rooms', run: bringOthers },
  ];
  const isConnected = () => realtime.state.getState().connection === 'connected';
  const look = oneAtATime(async () => {
    if (isConnected()) await runSteps(looking, failed);
  });
  const meetServer = oneAtATime(() =>
    runSteps([...looking, { name: 'staff', run: bringStaff }, ...others], failed),
  );

  const stops = [
    ...handler.names.map((name) => listen(around, handler, name)),
    endTyping(store, (hear) => realtime.on('chatAction', hear)),
    askForBegun(store, (roomId) => void catchUp.room(roomId)),
    reportReading(around),
    reportDelivery(around),
    realtime.state.subscribe(({ connection, epoch }, before) => {
      const isOther = epoch !== null && epoch !== before.epoch && before.epoch !== null;
      if (epoch !== null && epoch !== before.epoch) store.getState().epochChanged(epoch);
      if (connection !== before.connection && before.connection === 'connected')
        store.getState().connectionLost();
      if (connection === 'connected' && (connection !== before.connection || isOther)) void meetServer();
    }),
  ];
  const { epoch } = realtime.state.getState();
  if (epoch !== null) store.getState().epochChanged(epoch);
  if (isConnected()) void meetServer();

  return {
    history,
    bringActive,
    look,
    stop() {
      stops.forEach((end) => end());
      feeds.forget();
    },
  };
}

/** Subscribes to one push. The type parameter ties the payload to its handler. */
function listen<Name extends ChatHandler['names'][number]>(
  { realtime }: SyncAround,
  handler: ChatHandler,
  name: Name,
): () => void {
  return realtime.on(name, (push) => handler.hear(name, push));
}

/** Returns rooms with loaded messages whose newest ones are missing. */
const behind = (chat: ChatState): string[] =>
  Object.values(chat.rooms)
    .filter(({ id, headSeq }) => {
      const log = chat.logs[id];
      return log && isHeld(log) && placeIn(chat, id) < headSeq;
    })
    .map(({ id }) => id);
