import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contact, DESK, me, ME, OTHER, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { StaffPresenceLine } from './staff-presence-line';

const desk = contact({ id: DESK, type: 'staff', name: 'Grand' });
const own = contact({ id: ME, name: 'Olga Reyes' });
const group = (...participants: ReturnType<typeof contact>[]) => {
  const it = room({ roomName: 'Yoga', phisicalRoomName: 'Yoga', participants, guestsId: [ME, OTHER] });
  const Line = () => (
    <p>
      <StaffPresenceLine room={it} />
    </p>
  );
  openChat(fakeChat({ me }), Line);
};

test('a group names its guests, the current guest last', async () => {
  group(own, desk, contact());

  expect((await screen.findByRole('paragraph')).textContent).toBe('Ana Lima, You');
});

test('a group without other guests says so', async () => {
  group(own, desk);

  expect((await screen.findByRole('paragraph')).textContent).toBe('You and the hotel');
});
