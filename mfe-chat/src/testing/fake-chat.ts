import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { Chat } from '../model/store/chat';
import type { ChatState } from '../model/state/chat-state';
import { createChatStore } from '../model/store/chat.store';

type Command = Exclude<keyof Chat, 'store'>;

export interface FakeChat extends Chat {
  /** The commands called so far, in order. */
  readonly done: { command: Command; with: unknown[] }[];
}

/**
 * A chat with a real store whose commands are only recorded. A test can override commands, and changes the
 * store to simulate the server.
 */
export function fakeChat(initial: Partial<ChatState> = {}, overrides: Partial<Chat> = {}): FakeChat {
  const store = createChatStore(initial);
  const done: FakeChat['done'] = [];
  const recorded =
    <T>(command: Command, result: T) =>
    (...args: unknown[]): T => {
      done.push({ command, with: args });
      return result;
    };
  const later = (command: Command) => recorded(command, Promise.resolve());
  return {
    store,
    done,
    openRoom: (roomId) => store.getState().roomOpened(roomId),
    closeRoom: () => store.getState().roomClosed(),
    listMoved: (roomId, isAtEnd) => store.getState().listMoved({ roomId, isAtEnd }),
    saveDraft: (roomId, draft) => store.getState().draftSaved({ roomId, draft }),
    attach(roomId, attachment) {
      const key = createIdempotencyKey();
      store.getState().fileAttached({ roomId, file: { key, attachment } });
      return key;
    },
    detach: (key) => store.getState().filesDetached([key]),
    loadOlder: later('loadOlder'),
    loadMoreRooms: later('loadMoreRooms'),
    reload: recorded('reload', undefined),
    readUpTo: recorded('readUpTo', undefined),
    typing: recorded('typing', undefined),
    send: recorded('send', 'a-key'),
    retry: recorded('retry', undefined),
    retryAll: recorded('retryAll', undefined),
    discard: recorded('discard', undefined),
    deleteMessage: recorded('deleteMessage', undefined),
    reportMessage: later('reportMessage'),
    translate: recorded('translate', Promise.resolve([])),
    mute: later('mute'),
    unmute: later('unmute'),
    block: later('block'),
    unblock: later('unblock'),
    accept: later('accept'),
    decline: later('decline'),
    rate: later('rate'),
    join: recorded('join', Promise.resolve('a-room')),
    leave: later('leave'),
    startPrivateRoom: recorded('startPrivateRoom', 'a-room'),
    greet: recorded('greet', Promise.resolve('a-room')),
    startExternalRoom: recorded('startExternalRoom', 'a-room'),
    ...overrides,
  };
}
