import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guest } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { anonymousVisitors } from '../../testing/anonymous-visitors';
import { NOON, testApp } from '../../testing/test-app';

const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now });
const { get, send, db } = suite;
const { pathOf } = anonymousVisitors(suite);
const here = pathOf('casa-miramar', 'guest');
const NICK = () => `N${Math.random().toString(36).slice(2, 12)}`;

test('E-01 a guest reads and changes their profile', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const nickName = NICK();

  const changed = await send('PUT', here, {
    headers,
    body: { version: 1, firstName: ' Grace ', lastName: 'Hopper', nickName, lang: 'fr' },
  });
  const { body } = await get(here, { headers });

  expect(changed.status).toBe(200);
  expect(body).toEqual(changed.body);
  expect(body.user).toMatchObject({
    firstName: 'Grace',
    lastName: 'Hopper',
    nickName,
    username: nickName,
    lang: 'fr',
    language: 'fr',
    version: 2,
    hotel_identity: 'casa-miramar',
  });
});

test('of two parallel changes to a profile, the second gets the current state', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const change = (firstName: string) => send('PUT', here, { headers, body: { version: 1, firstName } });

  const [first, second] = await Promise.all([change('Grace'), change('Mary')]);

  const [lost, won] = first.status === 409 ? [first, second] : [second, first];
  expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'version_conflict']);
  expect(lost.body.data.user).toMatchObject({ firstName: won.body.user.firstName, version: 2 });
});

test('a profile change does not wait for a table offer that is written for the same guest', async () => {
  const { id, headers } = await knownGuest(db, clock.now);

  const changed = await db.transaction(async (tx) => {
    // Every insert of a row that references the guest takes this lock.
    await tx.select().from(guest).where(eq(guest.id, id)).for('key share');
    return send('PUT', here, { headers, body: { version: 1, firstName: 'Grace' } });
  });

  expect(changed.status).toBe(200);
});

test.each([
  [{ firstName: '' }, 'firstName', 'first_name_invalid'],
  [{ firstName: 'www.evil.example' }, 'firstName', 'first_name_invalid'],
  [{ lastName: '123' }, 'lastName', 'last_name_invalid'],
  [{ nickName: 'x' }, 'nickName', 'nick_name_invalid'],
  [{ nickName: 'Reception' }, 'nickName', 'nick_name_invalid'],
  [{ nickName: 'casa miramar' }, 'nickName', 'nick_name_invalid'],
  [{ nickName: 'cLaIrE' }, 'nickName', 'nick_name_taken'],
  [{ lang: 'xx' }, 'lang', 'lang_invalid'],
])('%o is rejected', async (facts, field, code) => {
  const { headers } = await knownGuest(db, clock.now);

  const { status, body } = await send('PUT', here, { headers, body: { version: 1, ...facts } });

  expect([status, body.field, body.code]).toEqual([422, field, code]);
});

test('fields that a guest may not set are rejected', async () => {
  const { headers } = await knownGuest(db, clock.now);

  const { status, body } = await send('PUT', here, {
    headers,
    body: { version: 1, isVerified: true, is_verified: true, propertyId: 'x' },
  });

  expect([status, body.code]).toEqual([400, 'malformed']);
});

test('P-03 a verified guest with both names who accepts the guidelines may post', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const mayPost = async () => (await get(here, { headers })).body.allowToPost;
  const accept = (version: string, granted = true) => {
    clock.now += 1_000;
    return send('PUT', pathOf('casa-miramar', 'guest/consents'), {
      headers,
      body: { items: [{ type: 'guidelines', version, granted }] },
    });
  };

  const nameless = await mayPost();
  await send('PUT', here, { headers, body: { version: 1, nickName: NICK() } });
  const withoutGuidelines = await mayPost();
  await accept('0');
  const ofOldOnes = await mayPost();
  await accept('1');
  const ready = await mayPost();
  await accept('1', false);

  expect([nameless, withoutGuidelines, ofOldOnes, ready]).toEqual([false, false, false, true]);
  expect(await mayPost()).toBe(false);
});
