import { SocketError } from '@guest/shared/realtime/socket-error';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contact, DESK, me, ME, message, OTHER, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { RoomList } from './room-list';

// It is 13:00 on Monday 1 June 2026 at the property.
const desk = room({
  id: 'desk',
  lastMessage: message(5, { roomId: 'desk', text: 'Your towels are on the way', from: DESK }),
  lastActivity: '2026-06-01T11:30:00Z',
  headSeq: 5,
  readSeq: 3,
  realUnreadCount: 2,
});
const private_ = room({
  id: 'ana',
  roomType: 'private_guest',
  roomName: 'Ana Lima',
  participants: [contact()],
  guestsId: [ME, OTHER],
  lastMessage: message(2, { roomId: 'ana', text: 'See you at four', from: ME }),
  lastActivity: '2026-05-31T10:30:00Z',
  muted: true,
});
const group = room({
  id: 'group',
  roomName: 'Sunset sailing',
  phisicalRoomName: 'Sunset sailing',
  guestsId: [ME, OTHER],
  isVip: true,
  roomType: 'external_vip',
  lastMessage: message(1, { roomId: 'group', text: 'Hello all', from: OTHER }),
  lastActivity: '2026-05-20T10:30:00Z',
});
const known = {
  me,
  roomsLoad: 'ready' as const,
  rooms: { desk, ana: private_, group },
  contacts: { [OTHER]: contact() },
  staff: [{ _id: DESK, nickName: 'Iris' }],
};
const List = () => <RoomList current={undefined} />;

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (!row) throw new Error(`${name} is no row`);
  return row;
};

test('R-18 every row shows the participant, the last message with its time, and the unread count', async () => {
  openChat(fakeChat(known), List);

  const atDesk = await rowOf('Reception');
  expect(atDesk.textContent).toContain('12:30');
  expect(atDesk.textContent).toContain('2 unread messages');
  const withAna = await rowOf('Ana Lima');
  expect(withAna.textContent).toContain('You: See you at four');
  expect(withAna.textContent).toContain('Yesterday');
  expect(withAna.textContent).toContain('Muted');
  const ofGroup = await rowOf('Sunset sailing');
  expect(ofGroup.textContent).toContain('Ana Lima: Hello all');
  expect(ofGroup.textContent).toContain('20 May');
  expect(ofGroup.textContent).toContain('Priority');
});

test('in the last line the sender and the text each keep their direction, and the line that of the page', async () => {
  const arabic = message(1, { roomId: 'group', text: 'أهلًا بك', from: OTHER });
  openChat(fakeChat({ ...known, rooms: { ...known.rooms, group: { ...group, lastMessage: arabic } } }), List);

  const line = (await screen.findByText('أهلًا بك')).parentElement;

  expect([...(line?.querySelectorAll('bdi') ?? [])].map((it) => it.textContent)).toEqual([
    'Ana Lima',
    'أهلًا بك',
  ]);
  expect(line?.localName).toBe('p');
});

test('a row shows the draft before who is typing, and who is typing before the last message', async () => {
  const chat = fakeChat({ ...known, drafts: { ana: { text: 'Perhaps at five' } } });
  chat.store.setState({ rooms: { ...known.rooms, desk: { ...desk, typing: [DESK] } } });
  chat.store.setState({ rooms: { ...chat.store.getState().rooms, ana: { ...private_, key: 'ana' } } });
  openChat(chat, List);

  expect((await rowOf('Ana Lima')).textContent).toContain('Draft Perhaps at five');
  expect((await rowOf('Reception')).textContent).toContain('Iris is typing…');
});

test('a room is found by its people and words regardless of accents', async () => {
  const fourth = room({ id: 'x', roomName: 'José', roomType: 'private_guest', guestsId: [ME, 'x'] });
  openChat(fakeChat({ ...known, rooms: { ...known.rooms, x: fourth } }), List);
  const user = userEvent.setup();

  await user.type(await screen.findByRole('searchbox', { name: 'Search conversations' }), 'jose');
  expect(within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link')).toHaveLength(1);
  screen.getByText('1 conversation');

  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody');
  screen.getByText('No conversation matches your search.');
});

test('a guest without rooms is shown how to start', async () => {
  const chat = fakeChat({ me, roomsLoad: 'ready' });
  const router = openChat(chat, List);

  await userEvent.click(await screen.findByRole('button', { name: 'Message reception' }));

  expect(chat.done).toEqual([{ command: 'startExternalRoom', with: [] }]);
  expect(router.state.location.search).toBe('?room=a-room');
});

test('rooms that failed to load can be requested again', async () => {
  const chat = fakeChat({ me, roomsLoad: 'error' });
  openChat(chat, List);

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(chat.done).toEqual([{ command: 'reload', with: [] }]);
});

test('loading more rooms offline causes no page error, and a refusal is reported', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const failures = [
    new SocketError({ status: 0, code: 'not-sent', error: 'No connection' }),
    new SocketError({ status: 400, code: 'invalid', error: 'Not so' }),
  ];
  const left = [...failures];
  const loadMoreRooms = vi.fn(() => Promise.reject(left.shift() ?? new Error('asked too often')));
  openChat(fakeChat({ ...known, roomsCursor: 'next' }, { loadMoreRooms }), List);
  const more = await screen.findByRole('button', { name: 'Older conversations' });

  await userEvent.click(more);
  await userEvent.click(more);

  await expect.poll(() => reported.mock.calls.length).toBeGreaterThan(0);
  expect(reported.mock.calls).toEqual([[failures[1]]]);
});
