import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { isOwnExternal } from './own-external';
import { me, ME, OTHER, room } from '../../testing/build-chat';
import { kindOf } from './room-kind';

test.each([
  ['a guest’s own room with the staff', { isGroup: false }, 'reception', true],
  [
    'the guest’s own room with the staff, named by the staff',
    { isGroup: false, phisicalRoomName: 'Suite 204' },
    'reception',
    true,
  ],
  ['a room created on this device', { isFake: true }, 'reception', true],
  ['a group', { isGroup: true, guestsId: [ME, OTHER] }, 'group', false],
  ['a group whose first member is the guest', { isGroup: true, phisicalRoomName: 'Yoga' }, 'group', false],
  ['a room of two guests', { roomType: 'private_guest' as const, guestsId: [ME, uuidOf(7)] }, 'guest', false],
])(
  'E-10 %s is of the right kind, and only the guest’s own room with the staff takes questions to the hotel',
  (_what, facts, kind, isOwn) => {
    expect(kindOf(room(facts))).toBe(kind);
    expect(isOwnExternal(room(facts), me)).toBe(isOwn);
  },
);
