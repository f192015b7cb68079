import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { EPOCH, me, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { shownMessage } from '../../testing/shown-message';
import { ListViewProvider } from '../context/list-view-context';
import { createListView } from '../context/list-view.store';
import { EMPTY_LOG, withAll } from '../../model/message/log';
import { MessageList } from './message-list';
import type { ShownMessage } from '../../model/message/shown-message';

const ROOM = 'desk';
const COUNT = 10;

// There is no layout here: everything that is looked at is as high as a row, and the list as high as a page.
beforeAll(() => {
  const sizeOf = (it: Element) => (it.matches('li') ? 60 : 2_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #heard: ResizeObserverCallback;
      constructor(heard: ResizeObserverCallback) {
        this.#heard = heard;
      }
      observe(target: Element) {
        const contentRect = { width: 390, height: sizeOf(target) };
        // As much of an entry as a virtual list reads.
        const entry = { target, contentRect } as unknown as ResizeObserverEntry;
        queueMicrotask(() => this.#heard([entry], this as unknown as ResizeObserver));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  const inSight = { get: () => document.body, configurable: true };
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', inSight);
  return () => void Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
});

/** What was drawn: each row asks whether its message was deleted when it is, and nobody else asks again. */
function watched(seq: number, drawn: number[], words = `Line ${seq}`): ShownMessage {
  const message = shownMessage(seq, { roomId: ROOM, text: words, originalText: words });
  Object.defineProperty(message, 'isDeleted', {
    enumerable: true,
    get: () => void drawn.push(seq),
  });
  return message;
}

async function openList() {
  const drawn: number[] = [];
  const lines = Array.from({ length: COUNT }, (_, at) => watched(at + 1, drawn));
  const log = withAll({ ...EMPTY_LOG, load: 'ready', knownSeq: COUNT }, lines);
  const chat = fakeChat({ me, rooms: { [ROOM]: room({ id: ROOM, headSeq: COUNT }) }, logs: { [ROOM]: log } });
  const view = createListView();
  const Page = () => (
    <ListViewProvider value={view}>
      <MessageList roomId={ROOM} />
    </ListViewProvider>
  );
  openChat(chat, Page);
  await screen.findByText(`Line ${COUNT}`);
  const rows = () => [...new Set(drawn.splice(0))].sort((a, b) => a - b);
  /** Opening is over: what comes late with it has come. */
  await vi.waitUntil(() => rows().length === 0, { interval: 250, timeout: 10_000 });
  return { chat, drawn, rows };
}

test('a message that changes is drawn anew, and no other row of the list', async () => {
  const { chat, drawn, rows } = await openList();
  const changed = watched(5, drawn, 'Line 5, as it is now');

  act(() =>
    chat.store.setState(({ logs }) => ({
      logs: { ...logs, [ROOM]: withAll(logs[ROOM] ?? EMPTY_LOG, [changed]) },
    })),
  );

  await screen.findByText('Line 5, as it is now');
  expect(rows()).toEqual([5]);
});

test('S-23 a message that is being deleted says so, and no other row of the list is drawn', async () => {
  const { chat, rows } = await openList();
  const { messageId } = shownMessage(5, { roomId: ROOM });

  act(() => chat.store.getState().takingBackBegan(messageId));

  const line = await screen.findByText('Deleting…');
  expect(line.closest('[data-row]')?.textContent).toContain('Line 5');
  expect(rows()).toEqual([5]);
  act(() => chat.store.getState().takingBackEnded(messageId));
  expect(screen.queryByText('Deleting…')).toBeNull();
});

test('a message that comes is drawn, and no other row of the list', async () => {
  const { chat, rows } = await openList();

  act(() => {
    const {
      attachment: _a,
      failure: _f,
      progress: _p,
      sending: _s,
      ...next
    } = shownMessage(COUNT + 1, { roomId: ROOM });
    const told = { ...next, deliveredTo: [], readBy: [], prevSeq: COUNT, epoch: EPOCH };
    chat.store.getState().messageArrived(told);
  });

  await screen.findByText(`Line ${COUNT + 1}`);
  // It itself is not watched, and the one above it is asked whether they belong together.
  expect(rows().filter((seq) => seq < COUNT)).toEqual([]);
});
