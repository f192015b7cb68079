import { newKey } from '@guest/shared/http/new-key';
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
  const note =
    <T>(command: Command, result: T) =>
    (...given: unknown[]): T => {
      done.push({ command, with: given });
      return result;
    };
  const later = (command: Command) => note(command, Promise.resolve());
  return {
    store,
    done,
    openRoom: (roomId) => store.getState().roomOpened(roomId),
    closeRoom: () => store.getState().roomClosed(),
    listMoved: (roomId, isAtEnd) => store.getState().listMoved({ roomId, isAtEnd }),
    saveDraft: (roomId, draft) => store.getState().draftSaved({ roomId, draft }),
    attach(roomId, attachment) {
      const key = newKey();
      store.getState().fileAttached({ roomId, file: { key, attachment } });
      return key;
    },
    detach: (key) => store.getState().filesDetached([key]),
    loadOlder: later('loadOlder'),
    loadMoreRooms: later('loadMoreRooms'),
    reload: note('reload', undefined),
    readUpTo: note('readUpTo', undefined),
    typing: note('typing', undefined),
    send: note('send', 'a-key'),
    retry: note('retry', undefined),
    retryAll: note('retryAll', undefined),
    discard: note('discard', undefined),
    deleteMessage: note('deleteMessage', undefined),
    reportMessage: later('reportMessage'),
    translate: note('translate', Promise.resolve([])),
    mute: later('mute'),
    unmute: later('unmute'),
    block: later('block'),
    unblock: later('unblock'),
    accept: later('accept'),
    decline: later('decline'),
    rate: later('rate'),
    join: note('join', Promise.resolve('a-room')),
    leave: later('leave'),
    startPrivateRoom: note('startPrivateRoom', 'a-room'),
    greet: note('greet', Promise.resolve('a-room')),
    startExternalRoom: note('startExternalRoom', 'a-room'),
    ...overrides,
  };
}
