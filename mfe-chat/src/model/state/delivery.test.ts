import { expect, test } from 'vitest';
import { createChatStore } from '../store/chat.store';
import { ME, message, OTHER, room } from '../../testing/build-chat';
import { deliveryOf } from './delivery';
import { EMPTY_LOG, withAll } from '../message/log';
import { toShownMessage } from '../message/shown-message';

test('S-19 a person who joins a group later does not count as a reader of earlier messages', () => {
  const lines = [1, 2, 3].map((seq) => toShownMessage(message(seq, { roomId: 'group', from: ME })));
  const marks = [{ id: OTHER, deliveredSeq: 2, readSeq: 2, cameSeq: 2 }];
  const rooms = { group: room({ id: 'group', headSeq: 3, marks }) };
  const store = createChatStore({ rooms, logs: { group: withAll(EMPTY_LOG, lines) } });
  const seen = () => lines.map(({ key }) => deliveryOf(store.getState(), 'group', key));
  expect(seen()).toEqual(['sent', 'sent', 'sent']);

  store.getState().readBy({ roomId: 'group', guestId: OTHER, readSeq: 3, epoch: 'epoch' });

  expect(seen()).toEqual(['sent', 'sent', 'read']);
});
