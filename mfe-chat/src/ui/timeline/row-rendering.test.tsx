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

// The test environment has no layout, so observed rows are 60 px high and the list 2,000 px.
beforeAll(() => {
  const sizeOf = (it: Element) => (it.matches('li') ? 60 : 2_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #heard: ResizeObserverCallback;
      constructor(listener: ResizeObserverCallback) {
        this.#heard = listener;
      }
      observe(target: Element) {
        const contentRect = { width: 390, height: sizeOf(target) };
        // The virtual list reads only these fields of an entry.
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

/** Records each rendered row: only rendering a row reads `isDeleted` of its message. */
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
  /** Waits until opening the list causes no more renders. */
  await vi.waitUntil(() => rows().length === 0, { interval: 250, timeout: 10_000 });
  return { chat, drawn, rows };
}

test('a changed message renders only its own row', async () => {
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

test('S-23 a message that is being deleted shows it, and no other row renders', async () => {
  const { chat, rows } = await openList();
  const { messageId } = shownMessage(5, { roomId: ROOM });

  act(() => chat.store.getState().deletionStarted(messageId));

  const line = await screen.findByText('Deleting…');
  expect(line.closest('[data-row]')?.textContent).toContain('Line 5');
  expect(rows()).toEqual([5]);
  act(() => chat.store.getState().deletionEnded(messageId));
  expect(screen.queryByText('Deleting…')).toBeNull();
});

test('a new message renders no other row', async () => {
  const { chat, rows } = await openList();

  act(() => {
    const {
      attachment: _a,
      failure: _f,
      progress: _p,
      sending: _s,
      ...next
    } = shownMessage(COUNT + 1, { roomId: ROOM });
    const push = { ...next, deliveredTo: [], readBy: [], prevSeq: COUNT, epoch: EPOCH };
    chat.store.getState().messageArrived(push);
  });

  await screen.findByText(`Line ${COUNT + 1}`);
  // The new message is not recorded, and the message above it is read to decide about grouping.
  expect(rows().filter((seq) => seq < COUNT)).toEqual([]);
});
