import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chatSession } from '../platform/db/tables/schema';
import { hashOf } from '../platform/security/token';
import { testSockets } from '../testing/test-sockets';

const sockets = await testSockets();
const { db, get, signIn, connect, signedIn } = sockets;
const refresh = '/web/property/casa-miramar/refresh/chat/session?reset_chat_session=true';

test('S-29 a session renewed on another device disconnects the old one at once with a reason', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];

  const { status, body } = await get(refresh, { headers: await signIn(ada.guestId) });

  expect(status).toBe(200);
  await expect.poll(() => ada.socket.connected).toBe(false);
  expect(ada.pushes('sessionReplaced')).toHaveLength(1);
  expect(bob.socket.connected).toBe(true);
  const token = `${ada.id}:${body.chat_session_id}`;
  expect((await signedIn(connect({ token, tabId: randomUUID() }))).connected).toBe(true);
});

test('a connection with a session that is being renewed is rejected', async () => {
  const ada = await sockets.guest();
  ada.socket.disconnect();

  const connecting = await db.transaction(async (tx) => {
    const others = { hash: hashOf(randomUUID()) };
    await tx.update(chatSession).set(others).where(eq(chatSession.guestId, ada.guestId));
    const outcome = signedIn(connect({ token: ada.token, tabId: randomUUID() })).then(
      () => 'in',
      (error: Error) => error.message,
    );
    await expect.poll(countWaiting).toBeGreaterThan(0);
    return { outcome };
  });

  expect(await connecting.outcome).toContain('auth');
});

/** Returns the number of statements that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}
