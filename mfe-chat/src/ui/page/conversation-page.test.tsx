import { screen, waitFor } from '@testing-library/react';
import { propertyHost } from '@guest/shared/testing/property-host';
import { stubPush } from '@guest/shared/testing/stub-push';
import { expect, test } from 'vitest';
import { DESK, me, ME, message, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
// Imported so that the lazy chunk is loaded when the page needs it.
import '../room/room-pane';
import { ConversationPage } from './conversation-page';

const desk = room({ id: 'desk', key: 'desk' });
const known = { me, roomsLoad: 'ready' as const, rooms: { desk } };
const atDesk = { startExternalRoom: () => 'desk' };
const follows = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const drafts = (chat: ReturnType<typeof fakeChat>) => chat.store.getState().drafts;

test('R-20 the prefilled text of a link becomes the draft to reception and is not sent', async () => {
  const chat = fakeChat(known, atDesk);
  openChat(chat, ConversationPage, '/grand/chat?populatedMessage=Two+towels');

  await waitFor(() => expect(drafts(chat)).toEqual({ desk: { text: 'Two towels' } }));
  expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' })).toHaveProperty(
    'value',
    'Two towels',
  );
  expect(chat.done.filter(({ command }) => command === 'send')).toEqual([]);
});

test('R-20 an existing draft is kept with the prefilled text below it once', async () => {
  const chat = fakeChat({ ...known, drafts: { desk: { text: 'Good evening' } } }, atDesk);
  const router = openChat(chat, ConversationPage, '/grand/chat?populatedMessage=Two+towels&from-footer=true');

  await waitFor(() => expect(drafts(chat)).toEqual({ desk: { text: 'Good evening\n\nTwo towels' } }));
  chat.saveDraft('desk', null);
  await router.navigate('/grand/chat');
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toContain('populatedMessage'));

  expect(drafts(chat)).toEqual({});
});

test('R-20 no text is prefilled before the saved drafts are known', async () => {
  const chat = fakeChat({ me, roomsLoad: 'loading' }, atDesk);
  openChat(chat, ConversationPage, '/grand/chat?populatedMessage=Two+towels');
  await screen.findByRole('heading', { name: 'Chat' });
  expect(drafts(chat)).toEqual({});

  chat.store.setState({ ...known, drafts: { desk: { text: 'Good evening' } } });

  await waitFor(() => expect(drafts(chat)).toEqual({ desk: { text: 'Good evening\n\nTwo towels' } }));
});

test('R-19 an invitation code leads into the group', async () => {
  const chat = fakeChat({ ...known, rooms: { group: room({ id: 'group' }) } }, { join: async () => 'group' });
  const router = openChat(chat, ConversationPage, '/grand/chat?code=abcdefghijklmnopqrstuv');

  await waitFor(() => expect(router.state.location.search).toBe('?room=group'));
});

test('R-19 an invalid invitation shows the server’s reason and the list of rooms', async () => {
  const announced: string[] = [];
  const refused = Promise.reject(new Error('This invitation is no longer valid.'));
  refused.catch(() => {});
  const chat = fakeChat(known, { join: () => refused });
  const host = propertyHost([], { toast: (_kind, words) => announced.push(words) });
  openChat(chat, ConversationPage, '/grand/chat?code=abcdefghijklmnopqrstuv', host);

  await waitFor(() => expect(announced).toEqual(['This invitation is no longer valid.']));
  screen.getByRole('link', { name: 'Reception' });
});

test('R-07 a guest who greets another guest is led into their room', async () => {
  const group = room({ id: 'ana', roomType: 'private_guest', roomName: 'Ana Lima' });
  const greeted: string[] = [];
  const greet = async (username: string) => (greeted.push(username), 'ana');
  const chat = fakeChat({ ...known, rooms: { ana: group } }, { greet });
  const router = openChat(chat, ConversationPage, '/grand/chat?newGuestChatUsername=Sea+Breeze');

  await waitFor(() => expect(router.state.location.search).toBe('?room=ana'));
  expect(greeted).toEqual(['Sea Breeze']);
});

test('S-22 the room in the address is opened, and closed on navigating back', async () => {
  const chat = fakeChat(known);
  const router = openChat(chat, ConversationPage, '/grand/chat?room=desk');
  await waitFor(() => expect(chat.store.getState().activeRoomId).toBe('desk'));

  await router.navigate('/grand/chat');

  await waitFor(() => expect(chat.store.getState().activeRoomId).toBeNull());
});

test.each(['/grand/chat?room=desk', '/grand/chat?from-footer=true'])(
  'S-22 if the rooms failed to load, %s shows an error with a retry instead of an empty conversation',
  async (path) => {
    const fake = room({ id: 'own-external', key: 'own-external', isFake: true });
    const chat = fakeChat(
      { me, roomsLoad: 'error' },
      {
        startExternalRoom() {
          chat.store.setState({ rooms: { 'own-external': fake } });
          return 'own-external';
        },
      },
    );
    openChat(chat, ConversationPage, path);
    const pane = await screen.findByText("Couldn't load messages");

    const again = screen.getAllByRole('button', { name: 'Try again' }).find((it) => follows(pane, it));
    again?.click();

    expect(chat.done.map(({ command }) => command)).toContain('reload');
    expect(screen.queryByText(/Ask just as you would at reception/)).toBeNull();
  },
);

test('S-26 a room that gets its id stays on the page and the address follows', async () => {
  const fake = room({ id: 'own-external', key: 'own-external', isFake: true });
  const chat = fakeChat(
    { ...known, rooms: { 'own-external': fake } },
    { startExternalRoom: () => 'own-external' },
  );
  const router = openChat(chat, ConversationPage, '/grand/chat?room=own-external');
  const area = await screen.findByRole('textbox', { name: 'Write a message' });
  area.focus();

  chat.store.setState({ rooms: { real: { ...fake, id: 'real', isFake: false } }, activeRoomId: 'real' });

  await waitFor(() => expect(router.state.location.search).toBe('?room=real'));
  expect(document.activeElement).toBe(area);
});

test('a room that the guest does not belong to shows a message', async () => {
  openChat(fakeChat(known), ConversationPage, '/grand/chat?room=gone');

  await screen.findByText('Conversation not found');
});

test.each(['__proto__', 'constructor', 'toString'])(
  'the address cannot open %s, a property of every object, as a room',
  async (named) => {
    openChat(fakeChat(known), ConversationPage, `/grand/chat?room=${named}`);

    await screen.findByText('Conversation not found');
  },
);

test('notifications are offered after a message of the guest, not when the hotel has written first', async () => {
  stubPush();
  const fromHotel = room({ ...desk, lastMessage: message(1, { from: DESK }) });
  const chat = fakeChat({ ...known, rooms: { desk: fromHotel } });
  openChat(chat, ConversationPage, '/grand/chat');
  await screen.findByRole('link', { name: /Reception/ });
  expect(screen.queryByText('Never miss a reply')).toBeNull();

  const answered = { ...fromHotel, lastMessage: message(2, { from: ME, fromType: 'guest' }) };
  chat.store.setState({ rooms: { desk: answered } });

  await screen.findByText('Never miss a reply');
});
