import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chatUser, pushCursor, userEvent } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { createAddPositions } from './add-positions';

const HOUR_MS = 3_600_000;
const { db } = await testApp();

test('a run looks at guests of whom something has just happened or who have just verified an address, and once an hour at all', async () => {
  let clock = NOON;
  const addPositions = createAddPositions(db, () => clock);
  await addPositions();
  const [recent, earlier, verified] = [randomUUID(), randomUUID(), randomUUID()];
  const guests = [
    await knownGuest(db, NOON - HOUR_MS, { chatUuid: recent }),
    await knownGuest(db, NOON - HOUR_MS, { chatUuid: earlier }),
    await knownGuest(db, NOON, { chatUuid: verified }),
  ];
  const event = { seq: 1, event: 'orderUpdated', body: {} };
  // The clock of the database dates events.
  const hourAgo = new Date(Date.now() - HOUR_MS);
  await db.insert(chatUser).values([recent, earlier, verified].map((id) => ({ id, headSeq: 1 })));
  await db.insert(userEvent).values([
    { ...event, userId: recent },
    { ...event, userId: earlier, createdAt: hourAgo },
    { ...event, userId: verified, createdAt: hourAgo },
  ]);
  const positions = () =>
    Promise.all(guests.map(({ id }) => db.$count(pushCursor, eq(pushCursor.guestId, id))));

  await addPositions();
  expect(await positions()).toEqual([1, 0, 1]);
  clock += HOUR_MS;
  await addPositions();

  expect(await positions()).toEqual([1, 1, 1]);
});
