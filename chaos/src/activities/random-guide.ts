import type { ReplyOf, RequestName, RequestOf } from '@guest/shared/contracts/socket.contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createStaffAccess } from '../../../server/src/features/staff/staff-access.repository';
import type { Database } from '../../../server/src/platform/db/database';
import { property, staff } from '../../../server/src/platform/db/tables/schema';
import { openSocket } from '../../../server/src/testing/socket-client';
import { eq } from 'drizzle-orm';
import { PROPERTY, type ActivityWorld } from './activity-world';
import { isLikely, pickOne } from '../world/random';

const REPLY_TIMEOUT_MS = 30_000;
const RETRY_TIMEOUT_MS = 180_000;

export type RandomGuide = Awaited<ReturnType<typeof createRandomGuide>>;

interface StaffReply {
  status: number;
  code?: string;
  data?: unknown;
}

interface GuideDeps {
  url: string;
  db: Database;
  world: ActivityWorld;
  onReply: (code: string) => void;
}

/** Simulates a supervisor who calls off, changes, moves, redeems and adds people at random. */
export async function createRandomGuide({ url, db, world, onReply }: GuideDeps) {
  const socket = openSocket(
    url,
    { token: await staffToken(db), tabId: randomUUID() },
    {
      reconnection: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1_000,
    },
  );
  const errors: string[] = [];
  /** The requests that the server has confirmed, grouped by the name of the request. */
  const done = {
    cancelSession: new Set<string>(),
    newActivityWalkIn: new Set<string>(),
    redeemActivity: new Set<string>(),
  };

  /** Repeats the request until there is a reply; repeating it must do no harm. */
  async function ask<Name extends RequestName>(
    name: Name,
    body: RequestOf<Name>,
  ): Promise<ReplyOf<Name> | null> {
    const until = Date.now() + RETRY_TIMEOUT_MS;
    for (;;) {
      const reply = await replyOrDisconnect(
        socket,
        socket
          .timeout(REPLY_TIMEOUT_MS)
          .emitWithAck(name, body)
          .catch(() => null),
      );
      if (reply && reply.status !== 429 && reply.status !== 503) {
        onReply(`${name}: ${reply.status === 200 ? 200 : reply.code}`);
        if (reply.status >= 500) errors.push(`${name}: ${reply.status} ${JSON.stringify(reply)}`);
        // The cast is safe because the server checks its replies against the contract.
        return reply.status === 200 ? (reply.data as ReplyOf<Name>) : null;
      }
      if (Date.now() > until) throw new Error(`no reply to ${name}`);
      await pause(100);
    }
  }

  async function cancelSession(sessionUuid: string): Promise<void> {
    const version = await world.versionOf(sessionUuid);
    const off = await ask('cancelSession', { sessionUuid, version, reasonCode: 'weather', note: 'A storm' });
    if (!off) return;
    done.cancelSession.add(sessionUuid);
    await world.replace(sessionUuid);
  }

  async function changeSession(sessionUuid: string): Promise<void> {
    const version = await world.versionOf(sessionUuid);
    await ask('changeSession', {
      sessionUuid,
      version,
      ...(isLikely(0.5)
        ? { localDateTimeStart: world.freeStart() }
        : { capacity: 4 + Math.floor(Math.random() * 4) }),
      ...(isLikely(0.3) && { place: `Pontoon ${Math.ceil(Math.random() * 9)}` }),
    });
  }

  async function moveSomebody(sessionUuid: string): Promise<void> {
    const roster = await ask('loadRoster', { sessionUuid });
    const one = roster?.bookings.find(({ status }) => status === 'confirmed');
    if (!one) return;
    await ask('moveActivityBooking', {
      uuid: one.uuid,
      version: one.version,
      sessionUuid: pickOne(world.open),
    });
  }

  async function addPeople(sessionUuid: string): Promise<void> {
    const units = [{ unitId: world.adult, quantity: 1 + Math.floor(Math.random() * 2) }];
    const added = await ask('newActivityWalkIn', { key: randomUUID(), sessionUuid, units });
    if (added) done.newActivityWalkIn.add(added.uuid);
  }

  /** Redeems one voucher twice at the same time. Both replies must be equal. */
  async function redeem(sessionUuid: string): Promise<void> {
    const roster = await ask('loadRoster', { sessionUuid });
    const one = roster?.bookings.find(({ status }) => status === 'confirmed');
    if (!one) return;
    const { reference, pax } = one;
    const scans = await Promise.all([
      ask('redeemActivity', { reference }),
      ask('redeemActivity', { reference, arrivedPax: Math.max(1, pax - 1) }),
    ]);
    const answers = new Set(
      scans.flatMap((scan) => (scan ? [`${scan.redeemed?.at} ${scan.arrivedPax}`] : [])),
    );
    if (answers.size > 1)
      errors.push(`two scans of ${reference} told different things: ${[...answers].join(', ')}`);
    if (answers.size > 0) done.redeemActivity.add(one.uuid);
  }

  return {
    errors,
    done,
    close: () => socket.disconnect(),
    async act(): Promise<void> {
      const chance = Math.random();
      if (chance < 0.15) return cancelSession(pickOne(world.open.filter((id) => !world.soon.includes(id))));
      if (chance < 0.4) return changeSession(pickOne(world.open.filter((id) => !world.soon.includes(id))));
      if (chance < 0.55) return moveSomebody(pickOne(world.open));
      if (chance < 0.75) return addPeople(pickOne(world.open));
      return redeem(pickOne(world.soon));
    },
  };
}

/** Waits for a reply, or returns `null` when the connection ends: a server that was killed never replies. */
async function replyOrDisconnect(
  socket: ReturnType<typeof openSocket>,
  reply: Promise<StaffReply | null>,
): Promise<StaffReply | null> {
  let stop = () => {};
  const disconnected = new Promise<null>((resolve) => {
    const onDisconnect = () => resolve(null);
    socket.once('disconnect', onDisconnect);
    stop = () => void socket.off('disconnect', onDisconnect);
  });
  return Promise.race([reply, disconnected]).finally(stop);
}

async function staffToken(db: Database): Promise<string> {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, PROPERTY));
  const [row] = await db
    .insert(staff)
    .values({
      propertyId: propertyRow?.id ?? '',
      nickName: 'Rita',
      title: { en: 'Activities' },
      department: 'activities',
      role: 'supervisor',
    })
    .returning();
  const access = createStaffAccess(db, Date.now);
  const session = row && (await access.startSession(await access.issueKey(row.id, { label: 'chaos' })));
  if (!session) throw new Error('the session of a member of staff could not be started');
  return session.token;
}
