import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseSharedTarget, isSharedInto } from '@guest/shared/share-target/shared-choice';
import { saveShared, loadShared } from '@guest/shared/share-target/shared-photos';
import { conversationRatingQueueKey } from '@guest/shared/choices/choice-queue-key';
import { forgetWaiting, showWaiting } from '@guest/shared/choices/change-waiting';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { propertyHost } from '@guest/shared/testing/property-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createListView } from '../context/list-view.store';
import { ListViewProvider } from '../context/list-view-context';
import type { Room } from '../../model/state/room';
import { useRoom } from '../context/use-rooms';
import { contact, me, ME, message, OTHER, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { Composer } from './composer';

const view = createListView();
function Writing() {
  const known = useRoom('room');
  return <ListViewProvider value={view}>{known && <Composer room={known} />}</ListViewProvider>;
}

function writeIn(facts: Partial<Room> = {}) {
  const chat = fakeChat({ me, rooms: { room: room({ id: 'room', key: 'room', ...facts }) } });
  openChat(chat, Writing);
  return chat;
}
const area = () => screen.findByRole('textbox', { name: 'Write a message' });
const sent = (chat: ReturnType<typeof writeIn>) =>
  chat.done.filter(({ command }) => command === 'send').map((it) => it.with[0]);

test('Enter sends the message and keeps the focus, and Shift+Enter inserts a line break', async () => {
  const chat = writeIn();
  const user = userEvent.setup();

  await user.type(await area(), 'Two towels{Shift>}{Enter}{/Shift}please{Enter}');

  expect(sent(chat)).toEqual([{ roomId: 'room', text: 'Two towels\nplease' }]);
  expect(document.activeElement).toBe(await area());
});

test('typing saves a draft and reports that the guest is typing', async () => {
  const chat = writeIn();

  await userEvent.type(await area(), 'Hel');

  expect(chat.store.getState().drafts).toEqual({ room: { text: 'Hel' } });
  expect(chat.done.filter(({ command }) => command === 'typing')).toHaveLength(3);
});

test('Enter does not send while an input method is composing', async () => {
  const chat = writeIn();
  await userEvent.type(await area(), 'タオル');

  fireEvent.keyDown(await area(), { key: 'Enter', keyCode: 229, isComposing: true });

  expect(sent(chat)).toEqual([]);
});

test('a message that is blank or too long cannot be sent', async () => {
  const chat = writeIn();
  for (const value of ['   ', '\u200b\u2060']) {
    fireEvent.change(await area(), { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  }

  fireEvent.change(await area(), { target: { value: 'a'.repeat(3_990) } });
  screen.getByText('10 characters left');
  fireEvent.change(await area(), { target: { value: '🎉'.repeat(4_001) } });
  screen.getByText('Messages can be up to 4,000 characters.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(sent(chat)).toEqual([]);
});

test('a quick reply is inserted into the message field, where it can still be changed', async () => {
  const chat = writeIn();

  await userEvent.click(await screen.findByRole('button', { name: 'Is there a table for two tonight?' }));

  expect((await area()).textContent).toBe('Is there a table for two tonight?');
  expect(sent(chat)).toEqual([]);
});

test('a message request must be accepted before a reply can be written', async () => {
  const chat = writeIn({
    roomType: 'private_guest',
    roomName: 'Ana Lima',
    participants: [contact()],
    guestsId: [ME, OTHER],
    requestState: 'pending_in',
    lastMessage: message(1),
    headSeq: 1,
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));

  expect(chat.done).toEqual([{ command: 'accept', with: ['room'] }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  [
    'the guest’s first message waits for acceptance',
    { requestState: 'pending_out', headSeq: 1 },
    'Waiting for them to accept your message.',
  ],
  ['S-17 a block by the other guest', { hasBlocked: true }, "You can't send messages in this chat."],
  [
    'S-17 a block by the guest',
    { hasBlocked: true, hasBlockedByYou: true },
    "You can't send messages in this chat.",
  ],
] as const)('%s: there is no message field', async (_, facts, words) => {
  writeIn({ roomType: 'private_guest', ...facts });

  await screen.findByText(words);

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Unblock' }) !== null).toBe('hasBlockedByYou' in facts);
});

test('a closed conversation asks once for a rating with an optional comment', async () => {
  const chat = writeIn({ closed: true, closedSeq: 3 });
  const ratingForm = await screen.findByRole('form', { name: 'How was this conversation?' });

  await userEvent.click(within(ratingForm).getByRole('button', { name: '4 stars' }));
  await userEvent.type(within(ratingForm).getByRole('textbox'), ' Quick and kind ');
  await userEvent.click(within(ratingForm).getByRole('button', { name: 'Send' }));

  expect(chat.done).toEqual([
    { command: 'rate', with: [{ roomId: 'room', closedSeq: 3, stars: 4, comment: 'Quick and kind' }] },
  ]);
});

test('the thanks for a rating are shown while it waits and once it is accepted, and disappear if the hotel refuses it', async () => {
  const host = propertyHost();
  const closed = room({ id: 'room', key: 'room', closed: true, closedSeq: 3 });
  const lane = conversationRatingQueueKey('room');
  const choice = { kind: 'conversation-rating', roomId: 'room', stars: 4, closedSeq: 3 } as const;
  const waiting = { key: 'a', choice };
  const owner = { queries: host.queries, guest: 'ada' };
  const rate = async () => showWaiting(owner, lane, waiting);
  const chat = fakeChat({ me, rooms: { room: closed } }, { rate });
  openChat(chat, Writing, '/grand/chat', host);
  const form = within(await screen.findByRole('form', { name: 'How was this conversation?' }));
  await userEvent.click(form.getByRole('button', { name: '4 stars' }));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thanks for your feedback.');

  act(() => forgetWaiting(owner, lane, waiting));

  await screen.findByRole('form', { name: 'How was this conversation?' });
  expect(screen.queryByText('Thanks for your feedback.')).toBeNull();
  // A rating of an earlier closing is not one of this closing.
  act(() => showWaiting(owner, lane, { key: 'b', choice: { ...choice, closedSeq: 1 } }));
  expect(screen.queryByText('Thanks for your feedback.')).toBeNull();
});

test('a guest who skips the rating sends neither stars nor a comment', async () => {
  const chat = writeIn({ closed: true, closedSeq: 3 });

  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));

  expect(chat.done).toEqual([{ command: 'rate', with: [{ roomId: 'room', closedSeq: 3 }] }]);
  expect(screen.queryByText('Thanks for your feedback.')).toBeNull();
});

test('a closed conversation can be reopened by writing', async () => {
  writeIn({ closed: true });

  await screen.findByText('This conversation is closed. Send a message to reopen it.');
  await area();
});

test('photos that another guest of this device has chosen to send are not taken', async () => {
  vi.stubGlobal('caches', memoryCaches());
  onTestFinished(() => {
    vi.unstubAllGlobals();
    chooseSharedTarget('grand', null);
  });
  await saveShared('grand', { photos: [new File(['x'], 'sea.png', { type: 'image/png' })], text: '' });
  chooseSharedTarget('grand', 'chat', 'somebody-else');

  const chat = writeIn({});
  await area();
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(chat.store.getState().drafts.room?.files ?? []).toEqual([]);
  expect((await loadShared('grand'))?.photos).toHaveLength(1);
});

test.each([
  ['the room with reception', {}, ['sunset.png', 'sea.png']],
  ['a room with another guest', { roomType: 'private_guest' as const, guestsId: [ME, OTHER] }, []],
])('photos of another app become files of the draft in %s, once', async (_room, facts, expected) => {
  vi.stubGlobal('caches', memoryCaches());
  onTestFinished(() => {
    vi.unstubAllGlobals();
    chooseSharedTarget('grand', null);
  });
  const photos = ['sunset.png', 'sea.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await saveShared('grand', { photos, text: '' });
  chooseSharedTarget('grand', 'chat');

  const chat = writeIn(facts);
  await area();

  const attached = () =>
    (chat.store.getState().drafts.room?.files ?? []).map(({ attachment }) => attachment.fileData.name);
  await expect.poll(attached).toEqual(expected);
  await expect.poll(async () => (await loadShared('grand'))?.photos.length ?? 0).toBe(2 - expected.length);
  expect(isSharedInto('grand', 'chat')).toBe(expected.length === 0);
});
