import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { HostProvider, TextProvider, createHost } from '@guest/shared';
import { propertyDetail } from '@guest/shared/testing/builders/property';
import type { ReactElement } from 'react';
import { ChatProvider } from '../ui/context/chat-context';
import en from '../locales/en.json';
import { EMPTY_LOG, withAll } from '../model/message/log';
import { MessageList } from '../ui/timeline/message-list';
import { createListView } from '../ui/context/list-view.store';
import { ListViewProvider } from '../ui/context/list-view-context';
import { toShownMessage, type ShownMessage } from '../model/message/shown-message';
import conversationTexts from '../ui/page/locales/en.json';
import { DESK, EPOCH, ME, me, message, room, staff } from './build-chat';
import { fakeChat } from './fake-chat';

interface BenchMessage {
  seq: number;
  text: string;
  isOwn: boolean;
  at: string;
}

const ROOM = 'room';

/** The production message list with a real store and no server, for `bench/lists`. */
export function suiteList() {
  const host = createHost({
    baseUrl: '',
    apiToken: '',
    lang: 'en',
    toast: () => {},
    preload: () => {},
    onFailure: () => {},
    goTo: () => {},
    now: () => Date.UTC(2026, 5, 1),
    propertyInRoute: () => undefined,
  });
  host.property.getState().detailLoaded(propertyDetail());
  const chat = fakeChat({ me, staff: [staff()], rooms: { [ROOM]: room({ id: ROOM }) } });
  const view = createListView();
  chat.openRoom(ROOM);

  return {
    render: (): ReactElement => (
      <HostProvider host={host}>
        <TextProvider lang="en" messages={{ ...en, ...conversationTexts }}>
          <ChatProvider value={chat}>
            <ListViewProvider value={view}>
              <MessageList roomId={ROOM} />
            </ListViewProvider>
          </ChatProvider>
        </TextProvider>
      </HostProvider>
    ),
    show(messages: readonly BenchMessage[]) {
      const log = withAll({ ...EMPTY_LOG, load: 'ready' }, messages.map(toShownRow));
      chat.store.setState({ logs: { [ROOM]: { ...log, knownSeq: messages.length } } });
    },
    append(benchMessage: BenchMessage) {
      const { seq } = benchMessage;
      chat.store.getState().messageArrived({
        ...toShownRow(benchMessage),
        deliveredTo: [],
        readBy: [],
        prevSeq: seq - 1,
        epoch: EPOCH,
      });
    },
    box: () => document.querySelector<HTMLElement>('[role="region"]'),
  };
}

function toShownRow({ seq, text, isOwn, at }: BenchMessage): ShownMessage {
  const built = message(seq, {
    roomId: ROOM,
    key: keyOf(seq),
    text,
    originalText: text,
    from: isOwn ? ME : DESK,
    fromType: isOwn ? 'guest' : 'staff',
    createdTime: at,
    date: at.slice(0, 10),
    time: at.slice(11, 16),
  });
  // Parsing gives each message its own strings and objects, as from the server.
  const parsed: Message = JSON.parse(JSON.stringify(built));
  return Object.assign(toShownMessage(parsed), { text, originalText: text });
}

/** Keys must be spread like random UUIDs, because their last digits select a bucket of the store. */
function keyOf(seq: number): string {
  const dice = Math.imul(seq, 2_654_435_761) >>> 0;
  return `00000000-0000-4000-8000-${dice.toString(16).padStart(12, '0')}`;
}
