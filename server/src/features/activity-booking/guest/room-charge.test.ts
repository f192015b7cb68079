import { describe, expect, test } from 'vitest';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor, VERIFIED } from '../testing/activity-guests';
import { EVENING, someActivity } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';

const now = () => NOON;
const suite = await testApp({ now, rateFactor: 1_000, demo: testFolio(now).demo });
const OTHER_DAY = '2026-06-12T18:00';

const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

describe('a charge to the room', () => {
  test('is authorised with the booking, and refused with its reason', async () => {
    const { sessions, adult } = await someActivity(suite, { starts: [EVENING, OTHER_DAY] });
    const [first = '', second = ''] = sessions;
    const [ada, outsider] = [await activityGuest(suite, VERIFIED), await activityGuest(suite)];
    const held = await ada.hold(first, { [adult]: 1 });

    const booked = await ada.book({ ...bodyFor(held), payment: 'room_charge' });
    const unverified = await outsider.hold(second, { [adult]: 1 });
    const denied = await outsider.book({ ...bodyFor(unverified), payment: 'room_charge' });

    expect(held.body.payments).toEqual([
      { method: 'room_charge', isAllowed: true },
      { method: 'pay_there', isAllowed: true },
    ]);
    expect(booked.body.payment).toEqual({ method: 'room_charge', status: 'authorised' });
    expect(unverified.body.payments[0]).toMatchObject({
      isAllowed: false,
      code: 'room_charge_denied',
      reason: 'stay_unverified',
    });
    expect(codeOf(denied)).toEqual([409, 'room_charge_denied']);
    expect(denied.body.data).toEqual({ reason: 'stay_unverified' });
  });

  test('counts towards the limit of the reservation, together with other activities', async () => {
    const { sessions, adult } = await someActivity(suite, {
      starts: [EVENING, OTHER_DAY],
      units: ({ adult: unitId }) => [
        { unitId, type: 'adult', name: { en: 'Adult' }, price: 3_000, accompaniedBy: [] },
      ],
    });
    const [first = '', second = ''] = sessions;
    const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-LIMIT' });
    await suite.send('PUT', '/web/property/casa-miramar/guest/order-preferences', {
      headers: ada.headers,
      body: { spendingLimit: 100_000 },
    });
    await ada.come(first, { [adult]: 1 }, { payment: 'room_charge' });
    await suite.send('PUT', '/web/property/casa-miramar/guest/order-preferences', {
      headers: ada.headers,
      body: { spendingLimit: 3_500 },
    });
    const held = await ada.hold(second, { [adult]: 1 });

    const refused = await ada.book({ ...bodyFor(held), payment: 'room_charge' });

    expect(codeOf(refused)).toEqual([409, 'room_charge_denied']);
    expect(refused.body.data).toEqual({ reason: 'spending_limit' });
    expect(held.body.payments[0]).toMatchObject({ isAllowed: false, reason: 'spending_limit' });
  });

  test('of a room with a PIN needs the approval that follows from the PIN', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const ada = await activityGuest(suite, { ...VERIFIED, reservationNumber: 'CM-PIN' });
    const pinPath = '/web/property/casa-miramar/guest/charge-pin';
    await suite.send('PUT', pinPath, { headers: ada.headers, body: { pin: '4711' } });
    const held = await ada.hold(sessionId, { [adult]: 1 });
    const body = { ...bodyFor(held), payment: 'room_charge' };

    const refused = [await ada.book(body), await ada.book({ ...body, approval: `${NOON + 1}.x` })];
    const approved = await suite.send('POST', `${pinPath}/approvals`, {
      headers: ada.headers,
      body: { pin: '4711' },
    });
    const booked = await ada.book({ ...body, approval: approved.body.approval });

    expect(held.body.payments[0]).toEqual({ method: 'room_charge', isAllowed: true, needsPin: true });
    for (const one of refused) expect(codeOf(one)).toEqual([409, 'pin_required']);
    expect(booked.body.payment).toMatchObject({ status: 'authorised' });
  });

  test('a free activity charges nothing', async () => {
    const { sessionId, adult } = await someActivity(suite, {
      units: ({ adult: unitId }) => [
        { unitId, type: 'adult', name: { en: 'Adult' }, price: 0, accompaniedBy: [] },
      ],
    });
    const booked = await (await activityGuest(suite)).come(sessionId, { [adult]: 1 });

    expect(booked.payment.status).toBe('none');
    expect(booked.refund).toBeUndefined();
  });
});
