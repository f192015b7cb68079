import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EPOCH, me, room } from '../../testing/build-chat';
import { activityCard, card } from '../../testing/card';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { shownMessage } from '../../testing/shown-message';
import { ListViewProvider } from '../context/list-view-context';
import { createListView } from '../context/list-view.store';
import { EMPTY_LOG, withAll } from '../../model/message/log';
import { MessageRow } from './message-row';

const ROOM = 'desk';

function openCard(shown: Card) {
  const message = shownMessage(1, { roomId: ROOM, messageType: 'card', card: shown });
  const log = withAll({ ...EMPTY_LOG, load: 'ready', knownSeq: 1 }, [message]);
  const chat = fakeChat({ me, rooms: { [ROOM]: room({ id: ROOM, headSeq: 1 }) }, logs: { [ROOM]: log } });
  const view = createListView();
  const Row = () => (
    <ListViewProvider value={view}>
      <MessageRow roomId={ROOM} rowKey={message.key} isFirst hasAvatars={false} />
    </ListViewProvider>
  );
  openChat(chat, Row);
  const updated = (now: Card) =>
    act(() =>
      chat.store
        .getState()
        .cardUpdated({ roomId: ROOM, messageId: message.messageId, epoch: EPOCH, card: now }),
    );
  return { updated, words: async () => (await screen.findByRole('article')).textContent };
}

test('a booking in the chat shows its name and status and links to its page', async () => {
  const { words, updated } = openCard(card());

  expect(await words()).toBe('Table bookingTB-7KQ2MXMaré AltaToday, 20:302 guestsPending');
  const link = within(screen.getByRole('article')).getByRole('link', { name: 'Maré Alta' });
  expect(link.getAttribute('href')).toBe(
    `/grand/directories/bars-and-restaurants/mare-alta/book?booking=${card().uuid}`,
  );

  updated(card({ status: 'confirmed', version: 3 }));
  expect(await words()).toContain('Confirmed');
  updated(card({ status: 'requested', version: 2 }));
  expect(await words()).toContain('Confirmed');
});

test('an order in the chat shows its total and its delivery time', async () => {
  const { words } = openCard(
    card({
      kind: 'order',
      reference: 'OR-22MKQX',
      status: 'accepted',
      itemCount: 3,
      localDateTime: undefined,
      partySize: undefined,
      promisedFrom: '2026-06-01T12:20:00Z',
      promisedTo: '2026-06-01T12:35:00Z',
      total: { amount: 2450, currency: 'EUR', currencyPrecision: 2 },
    }),
  );

  expect(await words()).toBe('OrderOR-22MKQXMaré Alta13:20 to 13:353 items€24.50Accepted');
  expect(screen.getByRole('link', { name: 'Maré Alta' }).getAttribute('href')).toMatch(
    /\/mare-alta\/order-now\/order\?order=/,
  );
});

test('an order for another day names the day once', async () => {
  const { words } = openCard(
    card({
      kind: 'order',
      localDateTime: undefined,
      partySize: undefined,
      promisedFrom: '2026-06-02T12:20:00Z',
      promisedTo: '2026-06-02T12:35:00Z',
    }),
  );

  expect(await words()).toContain('Maré AltaTomorrow, 13:20 to 13:35');
});

test('an activity in the chat shows its time and its people and links to its booking', async () => {
  const booked = activityCard();
  const { words, updated } = openCard(booked);

  expect(await words()).toBe('Activity bookingAC-7KQ2MXSailing at sunsetToday, 16:002 peopleConfirmed');
  expect(screen.getByRole('link', { name: 'Sailing at sunset' }).getAttribute('href')).toBe(
    `/grand/activity/${booked.activityUuid}/bookableActivities/${booked.bookableActivityId}/book?booking=${booked.uuid}`,
  );

  updated(activityCard({ status: 'cancelled', version: 2 }));
  expect(await words()).toContain('Booking cancelled');
});

test('a status unknown to this release is shown as received', async () => {
  const { words } = openCard(card({ status: 'moved_to_terrace' }));

  expect(await words()).toContain('moved_to_terrace');
});
