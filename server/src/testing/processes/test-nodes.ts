import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/db/database';
import { eq } from 'drizzle-orm';
import { guest, property, staff } from '../../platform/db/tables/schema';
import { createChatSessionRepository } from '../../features/identity/chat-session.repository';
import { createStaffAccess } from '../../features/staff/staff-access.repository';
import { openBalancer } from './balancer';
import { createSocketClient, openSocket, signedIn, type SocketClient } from '../socket-client';
import { knownGuest } from '../guests';
import type { OnEnd } from './redis-process';
import { releaseInto, spawnServer, type ServerProcess } from './spawn-server';
import { databaseUrl, testConnection } from '../test-database';

export interface TestNode extends ServerProcess {
  /** The application name of its database connections. */
  name: string;
  url: string;
  port: number;
}

/**
 * Starts several server processes on one database behind one URL. `onEnd` registers how they end. In the `filled` database the
 * demo hotels are months old. A server fills them into a `migrated` one when it starts, which takes seconds.
 */
export async function testNodes(
  env: Record<string, string> = {},
  template: 'filled' | 'migrated' = 'filled',
  onEnd: OnEnd = onTestFinished,
) {
  const connection = await testConnection(template);
  const db = openDatabase(connection, () => {});
  const folder = await mkdtemp(join(tmpdir(), 'nodes-'));
  const balancer = await openBalancer();
  const servers: ServerProcess[] = [];
  const sockets: Socket[] = [];

  onEnd(async () => {
    for (const socket of sockets) socket.disconnect();
    for (const server of servers) {
      server.kill('SIGKILL');
      await server.ended;
    }
    await balancer.close();
    await db.$client.end();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<TestNode> {
    const name = randomUUID();
    const dataDir = join(folder, name);
    await releaseInto(dataDir);
    const server = spawnServer({
      DATA_DIR: dataDir,
      DATABASE_URL: `${databaseUrl(connection)}&application_name=${name}`,
      DEMO_DESK: 'off',
      ...env,
    });
    servers.push(server);
    const url = await server.address();
    return { ...server, name, url, port: Number(new URL(url).port) };
  }

  async function connect(
    url: string,
    who: Pick<SocketClient, 'id' | 'guestId' | 'token'>,
    auth: Record<string, unknown> = {},
  ): Promise<SocketClient> {
    const socket = openSocket(url, { token: who.token, tabId: randomUUID(), ...auth });
    sockets.push(socket);
    const client = createSocketClient(socket, who);
    await signedIn(socket);
    return client;
  }

  return {
    db,
    balancer,
    start,
    connect,

    /** Connects a guest with a current stay to this process. */
    async guest(url: string): Promise<SocketClient & { headers: Record<string, string> }> {
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const stay = { checkin: day(-2), checkout: day(3), room: '204' };
      const { id: guestId, headers } = await knownGuest(db, Date.now(), stay);
      const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
      if (!row) throw new Error('guest not found');
      const secret = await createChatSessionRepository(db, Date.now).renew(row, db);
      const who = { id: row.chatUuid, guestId, token: `${row.chatUuid}:${secret}` };
      return { ...(await connect(url, who)), headers };
    },

    /** Connects an agent of the property to this process. */
    async staff(url: string): Promise<SocketClient> {
      const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
      const facts = { nickName: 'Rita', title: { en: 'Front desk' }, department: 'frontdesk' };
      const [row] = await db
        .insert(staff)
        .values({ ...facts, propertyId: hotel?.id ?? '', role: 'agent' })
        .returning();
      const access = createStaffAccess(db, Date.now);
      const session = row && (await access.startSession(await access.issueKey(row.id, { label: 'test' })));
      if (!session) throw new Error('session not found');
      return connect(url, { id: session.staff.id, guestId: '', token: session.token });
    },
  };
}
