import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { staffAction } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';
import { newMember } from '../testing/members';

const sockets = await testSockets();
const { db, get, send } = sockets;
const hotel = '/web/property/qasr-al-bahr/loyalty';
const agent = await sockets.staff('agent', 'qasr-al-bahr');
const supervisor = await sockets.staff('supervisor', 'qasr-al-bahr');
const elsewhere = await sockets.staff('supervisor', 'casa-miramar');

async function claimant() {
  const member = await newMember(db, NOON);
  const sent = await send('POST', `${hotel}/claims`, {
    headers: { ...member.headers, 'idempotency-key': randomUUID() },
    body: { reference: `R${randomUUID().slice(0, 6)}` },
  });
  const claimUuid: string = sent.body.claimUuid;
  const balance = async () => (await get(hotel, { headers: member.headers })).body.member.balance.available;
  return { ...member, claimUuid, balance };
}

test('a claim is listed, granted once with a reason, and the guest sees both', async () => {
  const { claimUuid, headers, balance, memberNumber } = await claimant();

  const { claims } = await agent.requestOk('loadLoyaltyClaims', {});
  const grant = { claimUuid, status: 'granted', value: 250, note: 'Found on your bill.' } as const;
  const answers = await Promise.all([1, 2, 3].map(() => agent.requestOk('answerLoyaltyClaim', grant)));

  expect(claims.find((one) => one.claimUuid === claimUuid)).toMatchObject({ memberNumber, guestName: 'Ada' });
  expect(answers.map(({ claim }) => claim.status)).toEqual(['granted', 'granted', 'granted']);
  expect(await balance()).toBe(250);
  const { body } = await get(`${hotel}/claims`, { headers });
  expect(body.items).toMatchObject([{ status: 'granted', answer: 'Found on your bill.' }]);
  expect(await db.$count(staffAction, eq(staffAction.subjectId, claimUuid))).toBe(1);
});

test('a declined claim needs a reason, cannot be granted afterwards, and may be sent again', async () => {
  const { claimUuid, headers, balance } = await claimant();

  const bare = await agent.request('answerLoyaltyClaim', { claimUuid, status: 'declined' });
  await agent.requestOk('answerLoyaltyClaim', {
    claimUuid,
    status: 'declined',
    note: 'Paid by another guest.',
  });
  const late = await agent.request('answerLoyaltyClaim', {
    claimUuid,
    status: 'granted',
    value: 5,
    note: 'Oh',
  });
  const { reference } = (await get(`${hotel}/claims`, { headers })).body.items[0];
  const again = await send('POST', `${hotel}/claims`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: { reference },
  });

  expect([bare.status, late.status, again.status]).toEqual([422, 409, 201]);
  expect(await balance()).toBe(0);
});

test('staff of another hotel find neither the claim nor the member', async () => {
  const { claimUuid, memberNumber } = await claimant();

  const { claims } = await elsewhere.requestOk('loadLoyaltyClaims', {});
  const answered = await elsewhere.request('answerLoyaltyClaim', { claimUuid, status: 'in_review' });
  const adjusted = await elsewhere.request('adjustLoyalty', {
    key: randomUUID(),
    memberNumber,
    type: 'adding',
    value: 1,
    reason: 'bonus',
    note: 'Welcome',
  });

  expect(claims.some((one) => one.claimUuid === claimUuid)).toBe(false);
  expect([answered.status, adjusted.status]).toEqual([404, 404]);
});

test('an adjustment counts once for its key, and a redemption cannot exceed the balance', async () => {
  const { memberNumber, balance } = await claimant();
  const gift = {
    key: randomUUID(),
    memberNumber,
    type: 'adding',
    value: 100,
    reason: 'bonus',
    note: 'Welcome',
  } as const;
  const meal = {
    ...gift,
    key: randomUUID(),
    type: 'spending',
    value: 60,
    reason: 'redemption',
    note: 'Dinner',
  } as const;

  await Promise.all([1, 2, 3].map(() => supervisor.requestOk('adjustLoyalty', gift)));
  await Promise.all([1, 2, 3].map(() => supervisor.requestOk('adjustLoyalty', meal)));
  const tooMuch = await supervisor.request('adjustLoyalty', { ...meal, key: randomUUID() });

  expect(await balance()).toBe(40);
  expect(tooMuch).toMatchObject({ status: 422, code: 'insufficient_points' });
});
