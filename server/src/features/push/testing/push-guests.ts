import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll } from 'vitest';
import { chatConnection, guest, guestToken } from '../../../platform/db/tables/schema';
import { readConfig } from '../../../platform/config/config';
import { createLog } from '../../../platform/log/logging';
import { createConsentRepository } from '../../consent/consent.repository';
import { createTokenRepository } from '../../identity/token.repository';
import { startPushService, type Device } from '../../../testing/push-service/push-service';
import { NOON } from '../../../testing/test-app';
import { testSockets, type SocketClient } from '../../../testing/test-sockets';
import { createPushModule } from '../module';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/**
 * Starts a server, a push service, and guests whose devices subscribe to it. The clock stands at noon. The
 * server runs its own job too, so a test that calls `run` waits for the effect.
 */
export async function pushGuests() {
  const clock = { now: NOON };
  const now = () => clock.now;
  const service = await startPushService();
  afterAll(service.close);
  const config = readConfig({ DATA_DIR: tmpdir(), PUSH_SERVICES: service.origin });
  const sockets = await testSockets({ now, config });
  const { db, send } = sockets;
  const pathOf = (path: string, slug = 'casa-miramar') => `/web/property/${slug}/${path}`;

  const hidden = new Set<string>();
  /** The pages are connected to the first server, so the jobs of the others get the answers from here. */
  const activeViewers = async (chatIds: readonly string[]) => {
    const connected = await db.select({ id: chatConnection.actorId }).from(chatConnection);
    const ids = new Set(connected.map(({ id }) => id));
    return new Set(chatIds.filter((id) => ids.has(id) && !hidden.has(id)));
  };

  /** Creates the job of another server on the same database. */
  const createJob = () => {
    const servesInProperty = () => {
      throw new Error('this server has no routes');
    };
    const consents = createConsentRepository(db, now);
    const log = createLog('silent');
    const { jobs } = createPushModule({
      db,
      config,
      consents,
      servesInProperty,
      activeViewers,
      mail: { deliver: async () => true },
      canMail: false,
      log,
      now,
    });
    return jobs?.[0]?.run ?? (async () => {});
  };
  const run = createJob();

  async function headersOf(guestId: string): Promise<Record<string, string>> {
    const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
    if (!row) throw new Error('guest not found');
    const token = await createTokenRepository(db, now).issue(row);
    return { authorization: `Bearer ${token}`, authtoken: token };
  }

  return {
    ...sockets,
    clock,
    service,
    pathOf,
    run,
    createJob,
    headersOf,

    subscribe,

    /** A guest with a subscribed phone, whose page is closed. */
    async away(facts: Parameters<typeof sockets.guest>[0] = {}) {
      const caller = await sockets.guest(facts);
      const { roomId } = await caller.requestOk('newExternalMessage', { key: randomUUID(), text: 'Towels?' });
      const headers = await headersOf(caller.guestId);
      const device = service.device();
      const { status } = await subscribe(headers, device);
      if (status !== 204) throw new Error(`subscribing failed with ${status}`);
      await leave(caller);
      return { caller, roomId, headers, device };
    },

    leave,

    /** Hides the guest's page, which stays connected. */
    hide({ id, socket }: SocketClient): void {
      hidden.add(id);
      socket.off('areYouThere');
      socket.on('areYouThere', ({ asks }: { asks?: string }, acknowledge: (answer: unknown) => void) =>
        acknowledge(asks === 'visibility' ? 'hidden' : true),
      );
    },

    /** Opens a page of a guest who was away. */
    async open(caller: SocketClient): Promise<SocketClient> {
      const { token } = await sockets.tokenOf(caller.guestId);
      const back = sockets.createSocketClient(sockets.connect({ token, tabId: randomUUID() }), {
        ...caller,
        token,
      });
      await sockets.signedIn(back.socket);
      return back;
    },

    /** Sets when the guest's devices have last used the suite. */
    useAt: (guestId: string, at: number) =>
      db
        .update(guestToken)
        .set({ lastUsedAt: new Date(at) })
        .where(eq(guestToken.guestId, guestId)),
  };

  function subscribe(headers: Record<string, string>, { endpoint, keys }: Device, lang = 'en') {
    const body = { endpoint, keys, lang, userAgentClass: 'phone' };
    return send('POST', pathOf('push'), { headers, body });
  }

  async function leave(caller: SocketClient): Promise<void> {
    caller.socket.disconnect();
    const connections = sql`select 1 from chat_connection where actor_id = ${caller.id}`;
    const deadline = Date.now() + 10_000;
    while ((await db.execute(connections)).rows.length > 0) {
      if (Date.now() > deadline) throw new Error('the guest is still connected');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
