import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guest } from '../../../platform/db/tables/schema';
import { testSockets } from '../../../testing/test-sockets';

const sockets = await testSockets();
const newText = () => ({ key: randomUUID(), text: 'Hello' });

test.each([
  ['arrives in 31 days', { checkin: '2026-07-11', checkout: '2026-07-14' }, 403],
  ['arrives in 30 days', { checkin: '2026-07-10', checkout: '2026-07-14' }, 200],
  ['left seven days ago', { checkin: '2026-06-01', checkout: '2026-06-03' }, 200],
  ['left eight days ago', { checkin: '2026-06-01', checkout: '2026-06-02' }, 403],
  ['has entered no dates', { checkin: null, checkout: null }, 200],
])(
  'a guest who %s and starts a conversation with the hotel gets the expected status',
  async (_who, stay, status) => {
    const caller = await sockets.guest(stay);

    const reply = await caller.request('newExternalMessage', newText());

    expect(reply.status).toBe(status);
    if (reply.status !== 200) expect(reply.code).toBe('outside_stay');
  },
);

test('an existing conversation can be continued after the stay', async () => {
  const caller = await sockets.guest();
  await caller.requestOk('newExternalMessage', newText());
  const left = { checkin: '2026-01-01', checkout: '2026-01-05' };
  await sockets.db.update(guest).set(left).where(eq(guest.id, caller.guestId));

  expect((await caller.request('newExternalMessage', newText())).status).toBe(200);
});
