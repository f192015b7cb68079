import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import type { Realtime } from '@guest/shared/realtime/realtime';
import type { Chat } from '../model/store/chat';
import { logOf, type ChatState } from '../model/state/chat-state';
import type { ChatStore } from '../model/store/chat.store';
import { createRoomCommands } from './room-commands';
import { createTypingNotifier } from './typing-notifier';
import { echoesIn, keyOfMessage } from '../model/message/log';
import { messageIn } from '../model/message/message-map';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { createEcho } from '../outbox/create-echo';
import { messageRequest } from '../outbox/message-body';
import { OWN_EXTERNAL } from '../model/state/placeholder-room';
import { isOwnExternal } from '../model/state/own-external';
import type { Sync } from '../sync/start-sync';
import { createResponseGuard } from '../sync/stale-response-guard';

/** Sends, retries and discards messages; implemented by the outbox. */
export interface MessageOutbox {
  /** Saves a shown message on the device and queues it. */
  send(roomId: string, key: string): void;
  /** Sends a message again that was refused or held back for too long. Only the guest triggers this. */
  retry(key: string): void;
  discard(key: string): void;
  /** Deletes a message that the server already has. */
  deleteMessage(messageId: string): void;
}

export interface ChatDeps {
  readonly store: ChatStore;
  readonly realtime: Pick<Realtime, 'ask' | 'tell'>;
  /** The current guest. `undefined` while one guest signs out and another signs in. */
  readonly guest: () =>
    | { sync: Pick<Sync, 'history' | 'loadActiveRoom' | 'refresh'>; sender: MessageOutbox }
    | undefined;
  readonly now: () => number;
  /** Keeps a rating on the device until the server has it. */
  readonly rate: Chat['rate'];
  readonly property: () => { uuid: string; timeZone: string };
}

/**
 * Creates the commands of the chat. Each updates the store first, then asks the server, then applies the
 * reply.
 */
export function createChat({ store, realtime, guest, now, property, rate }: ChatDeps): Chat {
  const typing = createTypingNotifier(realtime, now);
  const placeholderOrigin = () => ({ hotelId: property().uuid, at: new Date(now()).toISOString() });

  function startPrivateRoom(other: Contact): string {
    const { me, rooms, privateRoomStarted } = store.getState();
    const key = roomKeyOf(me?.chat_uuid ?? '', other.id);
    const known = Object.values(rooms).find((room) => room.key === key);
    if (!known) privateRoomStarted({ ...placeholderOrigin(), other });
    return known?.id ?? key;
  }

  return {
    store,
    ...createRoomCommands(store, realtime),
    rate,

    openRoom(roomId) {
      if (store.getState().activeRoomId === roomId) return;
      store.getState().roomOpened(roomId);
      void guest()?.sync.loadActiveRoom();
    },
    closeRoom: () => store.getState().roomClosed(),
    loadOlder: async (roomId) => guest()?.sync.history.older(roomId),
    async loadMoreRooms() {
      const cursor = store.getState().roomsCursor;
      if (cursor === null) return;
      const isCurrent = createResponseGuard(store);
      const more = await realtime.ask('loadMoreRooms', { cursor });
      if (isCurrent()) store.getState().moreRoomsLoaded(more);
    },
    reload: () => void guest()?.sync.refresh(),

    listMoved: (roomId, isAtEnd) => store.getState().listMoved({ roomId, isAtEnd }),
    readUpTo(roomId, messageId) {
      const log = logOf(store.getState(), roomId);
      const message = messageIn(log.byKey, keyOfMessage(log, messageId) ?? '');
      if (message && !message.sending) store.getState().roomSeen({ roomId, seq: message.seq });
    },
    typing(roomId) {
      const room = store.getState().rooms[roomId];
      if (room && !room.isFake && !room.hasBlocked) typing(roomId);
    },
    saveDraft: (roomId, draft) => store.getState().draftSaved({ roomId, draft }),
    attach(roomId, attachment) {
      const key = createIdempotencyKey();
      store.getState().fileAttached({ roomId, file: { key, attachment } });
      return key;
    },
    detach: (key) => store.getState().filesDetached([key]),

    send(draft) {
      const { me } = store.getState();
      if (!me) throw new Error('no guest is signed in to the chat');
      const { sender } = guest() ?? {};
      // A shown message must be stored, or it would be lost when the page closes. Until the outbox is ready
      // the text stays in the draft.
      if (!sender) throw new Error('the outbox of the chat is not ready');
      const { key = createIdempotencyKey(), roomId, text, attachment, groupKey } = draft;
      const messageType = attachment?.messageType ?? 'text';
      const message = { key, text: text.trim(), messageType, lang: me.lang, groupKey };
      const request = messageRequest({ ...message, fileData: attachment?.fileData });
      const { timeZone } = property();
      store
        .getState()
        .messageWritten(createEcho({ request, roomId, at: now(), attachment }, { me, timeZone }));
      sender.send(roomId, key);
      return key;
    },
    retry: (key) => guest()?.sender.retry(key),
    retryAll(roomId) {
      const failed = echoesIn(logOf(store.getState(), roomId)).filter(({ sending }) => isStuck(sending));
      for (const { key } of failed) guest()?.sender.retry(key);
    },
    discard: (key) => guest()?.sender.discard(key),
    deleteMessage: (messageId) => guest()?.sender.deleteMessage(messageId),

    startPrivateRoom,
    greet: async (username) => startPrivateRoom(await realtime.ask('getGuestByUsername', { username })),
    startExternalRoom() {
      const known = ownExternalIn(store.getState());
      if (known === undefined) store.getState().externalRoomStarted(placeholderOrigin());
      return known ?? OWN_EXTERNAL;
    },
  };
}

const isStuck = (sending: string | undefined) => sending === 'failed' || sending === 'held';

const ownExternalIn = (chat: ChatState): string | undefined =>
  Object.values(chat.rooms).find((room) => isOwnExternal(room, chat.me))?.id;
