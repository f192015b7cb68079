import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { ShownMessage } from '../messages/shown-message';

export const ME = uuidOf(900);
export const ANA = uuidOf(901);

/** A message of the builder's room: the number is its place and its key. */
export const shownMessage = (number: number, facts: Partial<ShownMessage> = {}): ShownMessage => ({
  id: uuidOf(number),
  messageId: uuidOf(number),
  key: uuidOf(number),
  roomId: uuidOf(1),
  seq: number,
  from: ANA,
  fromType: 'staff',
  text: `Message ${number}`,
  originalText: `Message ${number}`,
  createdTime: '2026-06-01T11:00:00Z',
  date: '2026-06-01',
  time: '12:00',
  messageType: 'text',
  isForwarded: false,
  isStickyNote: false,
  ...facts,
});
