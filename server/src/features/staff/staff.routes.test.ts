import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { property, staff, staffKey, staffSession } from '../../platform/db/tables/schema';
import { NOON } from '../../testing/test-app';
import { testSockets } from '../../testing/test-sockets';
import { createStaffAccess } from './staff-access.repository';

const HOUR_MS = 3_600_000;
/** The clock only advances, so the tests depend on their order. */
let now = NOON;
const sockets = await testSockets({ now: () => now });
const { db, send, connect, signedIn } = sockets;
const access = createStaffAccess(db, () => now);

async function tiago() {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const isTiago = and(eq(staff.propertyId, propertyRow?.id ?? ''), eq(staff.nickName, 'Tiago'));
  const [one] = await db.select().from(staff).where(isTiago);
  return one?.id ?? '';
}

const signIn = (key: string) => send('POST', '/web/staff/session', { body: { key } });
const connectWith = (token: string) =>
  signedIn(connect({ token })).then(
    () => 'in',
    (error: Error) => error.message,
  );

test('a key starts a session, which authenticates the socket as that member of staff', async () => {
  const key = await access.issueKey(await tiago(), { label: 'reception' });

  const { status, body, headers } = await signIn(key);

  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatchObject({
    staff: { nickName: 'Tiago', role: 'agent', department: 'frontdesk' },
    property: { slug: 'casa-miramar', timeZone: 'Europe/Lisbon' },
  });
  expect(await connectWith(body.token)).toBe('in');
});

test('keys and sessions are stored as hashes', async () => {
  const key = await access.issueKey(await tiago(), { label: 'reception' });
  const { token } = (await signIn(key)).body;

  const stored = JSON.stringify([await db.select().from(staffKey), await db.select().from(staffSession)]);

  expect(stored).not.toContain(key.slice(4));
  expect(stored).not.toContain(token.split(':')[1]);
});

test('invalid and expired keys are rejected with the same reply', async () => {
  const key = await access.issueKey(await tiago(), { label: 'a day', lastsMs: 24 * HOUR_MS });
  now += 25 * HOUR_MS;
  const refused = [await signIn(key), await signIn('stf_nonsense'), await signIn(`${key}x`)];

  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
  expect((await send('POST', '/web/staff/session', { body: {} })).status).toBe(400);
});

test('a session ends after a shift or when it is closed', async () => {
  const key = await access.issueKey(await tiago(), { label: 'reception' });
  const [first, second] = [(await signIn(key)).body.token, (await signIn(key)).body.token];

  const ended = await send('POST', '/web/staff/session/end', { body: { token: first } });
  now += 11 * HOUR_MS;
  const during = [await connectWith(first), await connectWith(second)];
  now += 2 * HOUR_MS;
  const after = await connectWith(second);

  expect(ended.status).toBe(204);
  expect(during).toEqual([expect.stringContaining('auth'), 'in']);
  expect(after).toContain('auth');
});

test('revoked keys and their sessions are rejected', async () => {
  const id = await tiago();
  const key = await access.issueKey(id, { label: 'lost' });
  const { token } = (await signIn(key)).body;

  expect(await access.revoke(id)).toBeGreaterThan(0);

  expect((await signIn(key)).status).toBe(401);
  expect(await connectWith(token)).toContain('auth');
});

test('guessing keys is rate limited', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 70; i += 1) {
    const { status } = await send('POST', '/web/staff/session', {
      body: { key: `stf_${i}` },
      remoteAddress: '198.51.100.7',
    });
    statuses.add(status);
  }

  expect([...statuses]).toEqual([401, 429]);
});
