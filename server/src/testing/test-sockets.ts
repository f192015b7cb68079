import { socketPushes, type PushName } from '@guest/shared/contracts/socket.contract';
import type { StaffSession } from '@guest/shared/contracts/staff/staff.contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Socket } from 'socket.io-client';
import { afterAll } from 'vitest';
import { assertRow } from '../platform/db/assert-row';
import { guest, property, staff } from '../platform/db/tables/schema';
import { createChatSessionRepository } from '../features/identity/chat-session.repository';
import { createStaffAccess } from '../features/staff/staff-access.repository';
import { createSocketClient, openSocket, signedIn, type SocketClient } from './socket-client';
import { knownGuest } from './guests';
import { NOON, testApp, type TestApp } from './test-app';

export type { SocketClient } from './socket-client';

/** Starts the whole server with clients that connect over real sockets. */
export async function testSockets(options: Parameters<typeof testApp>[0] = {}) {
  const suite: TestApp = await testApp({ rateFactor: 100, ...options });
  const { app, db } = suite;
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The server listens on a port, so the address is an object.
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const sockets: Socket[] = [];
  afterAll(() => sockets.forEach((socket) => socket.disconnect()));

  const connect = (auth: Record<string, unknown>, more: object = {}): Socket => {
    const socket = openSocket(url, auth, more);
    sockets.push(socket);
    return socket;
  };

  async function tokenOf(guestId: string) {
    const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
    if (!row) throw new Error('guest not found');
    const secret = await createChatSessionRepository(db, options.now ?? (() => NOON)).renew(row, db);
    return { id: row.chatUuid, token: `${row.chatUuid}:${secret}` };
  }

  return {
    ...suite,
    url,
    connect,
    signedIn,
    tokenOf,
    createSocketClient,

    /** Connects a verified guest with a current stay. */
    async guest(facts: Parameters<typeof knownGuest>[2] = {}): Promise<SocketClient> {
      const stay = { checkin: '2026-06-08', checkout: '2026-06-14', room: '204' };
      const { id: guestId } = await knownGuest(db, NOON, { ...stay, ...facts });
      const { id, token } = await tokenOf(guestId);
      const socket = connect({ token, tabId: randomUUID() });
      const client = createSocketClient(socket, { id, guestId, token });
      await signedIn(socket);
      return client;
    },

    async staff(
      role: (typeof staff.$inferSelect)['role'] = 'agent',
      slug = 'casa-miramar',
      department = 'frontdesk',
      outletIds: string[] | null = null,
    ): Promise<SocketClient> {
      const [hotel] = await db.select().from(property).where(eq(property.slug, slug));
      const [row] = await db
        .insert(staff)
        .values({
          propertyId: hotel?.id ?? '',
          nickName: `Rita ${randomUUID().slice(0, 6)}`,
          title: { en: 'Front desk' },
          department,
          role,
          outletIds,
        })
        .returning();
      assertRow(row);
      const key = await createStaffAccess(db, options.now ?? (() => NOON)).issueKey(row.id, {
        label: 'test',
      });
      const { body } = await suite.send('POST', '/web/staff/session', { body: { key } });
      // The server has validated this reply against its contract.
      const { token } = body as StaffSession;
      const socket = connect({ token, tabId: randomUUID() });
      const client = createSocketClient(socket, { id: row.id, guestId: '', token });
      await signedIn(socket);
      return client;
    },
  };
}

/** Returns pushes of the server that violate its own contract. */
export async function contractViolations(...callers: SocketClient[]): Promise<string[]> {
  const violations: string[] = [];
  for (const { name, body } of callers.flatMap(({ received }) => received)) {
    // The cast only serves the lookup: the name may not be in the contract.
    const push = socketPushes[name as PushName];
    const result = push && (await push.checks()).safeParse(body);
    if (!result?.success) violations.push(`${name}: ${result?.error.message ?? 'unknown'}`);
  }
  return violations;
}
