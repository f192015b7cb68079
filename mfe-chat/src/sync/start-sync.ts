import type { ReplyOf } from '@guest/shared/contracts/socket.contract';
import type { ChatState } from '../model/state/chat-state';
import { hasHistory } from '../model/message/log';
import { requestNewRooms } from './load-new-rooms';
import { createCatchUp } from './catch-up';
import { createChatHandler, type ChatHandler } from './chat-handler';
import { createDigest } from './digest';
import { createHistory, type History } from './history';
import { logPosition } from './log-position';
import { createMissingContactsLoader } from './load-missing-contacts';
import { singleFlight } from '../concurrency/single-flight';
import { retry } from '../concurrency/retry';
import { reportDelivery } from './report-delivery';
import { reportReadPosition } from './report-read-position';
import { createRoomFeeds } from './room-feeds';
import { runSteps, type Step } from '../concurrency/steps';
import type { SyncDeps } from './sync-deps';
import { startTypingTimeouts } from './typing-timeout';

export interface SyncOptions extends SyncDeps {
  /** Flushes the outbox once it is known which messages the server has. */
  readonly flush: () => Promise<unknown> | void;
  /** Steps of other features on the same connection, such as request templates and announcements. */
  readonly others?: readonly Step[];
}

export interface Sync {
  readonly history: History;
  /** Brings the open room up to date. */
  loadActiveRoom(): Promise<void>;
  /** Synchronises after something may have been missed, because the page was hidden or offline. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Keeps the store in sync with the server across connections. */
export function startSync({ flush, others = [], ...deps }: SyncOptions): Sync {
  const { realtime, store, failed } = deps;
  const loadMissingContacts = createMissingContactsLoader(deps);
  const catchUp = createCatchUp(deps, (roomId, messages) => {
    loadMissingContacts(messages);
    feeds.drain(roomId);
  });
  const feeds = createRoomFeeds(store, (roomId) => void catchUp.messages(roomId));
  const history = createHistory(deps, (page: ReplyOf<'loadMoreMessages'>) => {
    loadMissingContacts(page.messages);
    feeds.drain(page.roomId);
  });
  const handler = createChatHandler({
    store,
    onLogPush(logPush) {
      if (logPush.event === 'messageArrived') loadMissingContacts([logPush.push]);
      feeds.add(logPush);
    },
    onMismatch: (roomId) => void catchUp.loadRoom(roomId),
  });
  const digest = createDigest(deps, handler);

  async function loadActiveRoom(): Promise<void> {
    const { activeRoomId, rooms, logs, roomOpened } = store.getState();
    const room = activeRoomId === null ? undefined : rooms[activeRoomId];
    if (!room || room.isFake) return;
    // The room was opened before its data had arrived.
    if (!room.isActive) roomOpened(room.id);
    const log = logs[room.id];
    if (!log || !hasHistory(log)) await history.newest(room.id);
    else if (log.knownSeq < room.headSeq) await catchUp.messages(room.id);
  }

  async function loadOtherRooms(): Promise<void> {
    for (const roomId of roomsBehind(store.getState())) await catchUp.messages(roomId);
  }

  async function loadStaff(): Promise<void> {
    store.getState().staffRequested();
    try {
      store.getState().staffLoaded(await retry(() => realtime.ask('getStaffsExternal', {})));
    } catch (error) {
      store.getState().staffFailed();
      throw error;
    }
  }

  const refreshSteps = [
    { name: 'guest rooms', run: digest },
    { name: 'messages of the active room', run: loadActiveRoom },
    { name: 'what was written', run: flush },
    { name: 'messages of other rooms', run: loadOtherRooms },
  ];
  const isConnected = () => realtime.state.getState().connection === 'connected';
  const refresh = singleFlight(async () => {
    if (isConnected()) await runSteps(refreshSteps, failed);
  });
  const syncAll = singleFlight(() =>
    runSteps([...refreshSteps, { name: 'staff', run: loadStaff }, ...others], failed),
  );

  const stops = [
    ...handler.names.map((name) => listen(deps, handler, name)),
    startTypingTimeouts(store, (listener) => realtime.on('chatAction', listener)),
    requestNewRooms(store, (roomId) => void catchUp.loadRoom(roomId)),
    reportReadPosition(deps),
    reportDelivery(deps),
    realtime.state.subscribe(({ connection, epoch }, before) => {
      const isOtherDatabase = epoch !== null && epoch !== before.epoch && before.epoch !== null;
      if (epoch !== null && epoch !== before.epoch) store.getState().epochChanged(epoch);
      if (connection !== before.connection && before.connection === 'connected')
        store.getState().connectionLost();
      if (connection === 'connected' && (connection !== before.connection || isOtherDatabase)) void syncAll();
    }),
  ];
  const { epoch } = realtime.state.getState();
  if (epoch !== null) store.getState().epochChanged(epoch);
  if (isConnected()) void syncAll();

  return {
    history,
    loadActiveRoom,
    refresh,
    stop() {
      stops.forEach((end) => end());
      feeds.clear();
    },
  };
}

/** Subscribes to one push. The type parameter ties the payload to its handler. */
function listen<Name extends ChatHandler['names'][number]>(
  { realtime }: SyncDeps,
  handler: ChatHandler,
  name: Name,
): () => void {
  return realtime.on(name, (push) => handler.handle(name, push));
}

/** Returns rooms with loaded messages whose newest ones are missing. */
const roomsBehind = (chat: ChatState): string[] =>
  Object.values(chat.rooms)
    .filter(({ id, headSeq }) => {
      const log = chat.logs[id];
      return log && hasHistory(log) && logPosition(chat, id) < headSeq;
    })
    .map(({ id }) => id);
