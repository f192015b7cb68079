import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { folioPosting } from '../../../platform/db/tables/schema';
import { activityGuest, VERIFIED } from '../testing/activity-guests';
import { activitySuite } from '../testing/activity-suite';
import { checkedOut } from '../testing/checked-out';
import { someActivity } from '../testing/some-session';
import { createPostCharges } from './post-charges.job';

const MINUTE_MS = 60_000;
const { suite, db, folio, deps, atInstant } = await activitySuite();

/** A guest whose charge is due but was not sent, because the hotel's system is down. */
async function guestOfUnsentCharge() {
  const { sessionId, adult } = await someActivity(suite, { bookable: { cancelCutoffMinutes: 24 * 60 } });
  const reservationNumber = `CM-${randomUUID().slice(0, 8)}`;
  const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber });
  const booked = await ada.come(sessionId, { [adult]: 2 }, { payment: 'room_charge' });
  const due = Date.parse(booked.cancelBy) + MINUTE_MS;
  folio.state.isBroken = true;
  await atInstant(due, createPostCharges(deps)).finally(() => (folio.state.isBroken = false));
  return { ada, adult, booked, runAgain: () => atInstant(due + MINUTE_MS, createPostCharges(deps)) };
}

const postingsOf = (id: string) => db.select().from(folioPosting).where(eq(folioPosting.subjectId, id));

test('a charge that was not sent changes with its booking, and is posted once with the new amount', async () => {
  const { ada, adult, booked, runAgain } = await guestOfUnsentCharge();
  const unsent = (await postingsOf(booked.uuid)).map(({ state }) => state);
  const units = [{ unitId: adult, quantity: 1 }];
  const { body: priced } = await ada.change(booked.uuid, { version: booked.version, units });

  const changed = await ada.change(booked.uuid, {
    version: booked.version,
    units,
    priceToken: priced.data?.priceToken,
  });
  await runAgain();
  await runAgain();

  expect(unsent).toEqual(['to_post']);
  expect(changed).toMatchObject({ status: 200, body: { pax: 1 } });
  expect(folio.posted.get(booked.reference)).toMatchObject({ amount: 2_500 });
  expect((await postingsOf(booked.uuid)).map(({ state }) => state)).toEqual(['posted']);
});

test('a charge that was not sent before the check-out is not sent after it, and the guest pays there', async () => {
  const { ada, booked, runAgain } = await guestOfUnsentCharge();
  await checkedOut(suite, ada.id);

  await runAgain();
  await runAgain();

  expect(folio.posted.has(booked.reference)).toBe(false);
  expect((await ada.one(booked.uuid)).body.payment.status).toBe('failed');
  expect(await postingsOf(booked.uuid)).toEqual([]);
});
