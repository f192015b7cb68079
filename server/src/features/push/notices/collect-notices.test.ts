import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../platform/db/database';
import {
  announcement,
  guest,
  guestToken,
  property,
  pushCursor,
  pushMessage,
  pushSubscription,
} from '../../../platform/db/tables/schema';
import { hashOf } from '../../../platform/security/token';
import { knownGuest } from '../../../testing/guests';
import { filledDatabase, NOON } from '../../../testing/test-app';
import { insertAnnouncement } from '../../announcement/insert-announcement';
import { createTokenRepository } from '../../identity/token.repository';
import { createSubscriptionRepository } from '../subscriptions/subscription.repository';
import { createCollectNotices } from './collect-notices';

const db = await filledDatabase();
const AFTER = NOON + 1_000;
const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
if (!hotel) throw new Error('property not found');
await db.execute(
  sql.raw(`create table broken (guest_id uuid); create function fail() returns trigger language plpgsql as
    $$ begin
      if exists (select 1 from broken where guest_id = new.guest_id) then raise exception 'broken'; end if;
      return new;
    end $$;
    create trigger fail before update on push_cursor for each row execute function fail()`),
);

/** Nobody has a page open. */
const activeViewers = async () => new Set<string>();
const collectNotices = (more: { maxPerRun?: number } = {}) =>
  createCollectNotices({ db, activeViewers, now: () => AFTER, ...more });

/** A guest whose phone has subscribed before the announcement. */
async function subscriber(): Promise<string> {
  const { id, token } = await knownGuest(db, NOON);
  await subscribe(id, token);
  return id;
}

/** Subscribes the device with a session of a guest. */
async function subscribe(id: string, token: string): Promise<void> {
  const [row] = await db.select().from(guest).where(eq(guest.id, id));
  const [session] = await db
    .select()
    .from(guestToken)
    .where(eq(guestToken.hash, hashOf(token)));
  const owner = {
    id,
    propertyId: hotel?.id ?? '',
    chatUuid: row?.chatUuid ?? '',
    sessionId: session?.id ?? '',
  };
  await createSubscriptionRepository(db, () => NOON).subscribe(owner, {
    endpoint: `https://push.example/${randomUUID()}`,
    p256dh: 'key',
    auth: 'auth',
    lang: 'en',
    userAgentClass: 'phone',
  });
}

/** Returns those of the guests who have a message in the queue. */
async function queuedFor(guestIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ guestId: pushSubscription.guestId })
    .from(pushMessage)
    .innerJoin(pushSubscription, eq(pushSubscription.id, pushMessage.subscriptionId))
    .where(inArray(pushSubscription.guestId, guestIds));
  return rows.map(({ guestId }) => guestId);
}

/** Three guests to whom an announcement is due; the notices of the first and the last of them fail. */
async function someDueGuests() {
  const all = [await subscriber(), await subscriber(), await subscriber()].toSorted();
  const [first = '', middle = '', last = ''] = all;
  await db.execute(sql`insert into broken values (${first}), (${last})`);
  await db.insert(announcement).values({
    propertyId: hotel?.id ?? '',
    title: { en: 'Leave the building' },
    text: { en: 'Now' },
    severity: 'safety',
    createdAt: new Date(NOON + 1),
  });
  return { all, middle };
}

beforeEach(async () => {
  await db.execute(sql`delete from broken`);
  await db.delete(pushCursor);
  await db.delete(pushSubscription);
  await db.delete(announcement);
});

test('a guest whose notices cannot be collected keeps nobody else waiting, and the failure is reported', async () => {
  const { all, middle } = await someDueGuests();

  await expect(collectNotices()()).rejects.toThrow('2 failed');

  expect(await queuedFor(all)).toEqual([middle]);
});

test('guests who stay due do not take the places of the others in every run', async () => {
  const { all, middle } = await someDueGuests();
  const collect = collectNotices({ maxPerRun: 1 });

  for (let run = 0; run < all.length; run += 1) await collect().catch(() => undefined);

  expect(await queuedFor(all)).toEqual([middle]);
});

/** Publishes an announcement in a transaction of a server whose clock shows the time. */
async function announce(tx: Connection, createdAt: number): Promise<string> {
  const row = await insertAnnouncement(tx, {
    propertyId: hotel?.id ?? '',
    title: { en: 'Leave the building' },
    text: { en: 'Now' },
    severity: 'safety',
    createdAt: new Date(createdAt),
  });
  return `announcement:${row?.id}`;
}

const queuedSubjects = async () =>
  (await db.select({ subject: pushMessage.subject }).from(pushMessage)).map(({ subject }) => subject);

test('an announcement is pushed although the clock of its server is behind that of the one before', async () => {
  await subscriber();
  const collect = collectNotices();
  const first = await announce(db, NOON + 600_000);
  await collect();

  const second = await announce(db, NOON - 600_000);
  await collect();

  expect((await queuedSubjects()).toSorted()).toEqual([first, second].toSorted());
});

test('an announcement is pushed although a later one was published before its transaction ended', async () => {
  await subscriber();
  const collect = collectNotices();
  const steps = new EventEmitter();
  const isInserted = once(steps, 'inserted');
  const slow = db.transaction(async (tx) => {
    const subject = await announce(tx, NOON + 1);
    const isReleased = once(steps, 'released');
    steps.emit('inserted');
    await isReleased;
    return subject;
  });
  await isInserted;

  const quick = db.transaction((tx) => announce(tx, NOON + 2));
  // Without a lock the second one would be collected here, and the first one never.
  await Promise.race([quick, new Promise((resolve) => setTimeout(resolve, 200))]);
  await collect();
  steps.emit('released');
  const both = await Promise.all([slow, quick]);
  await collect();

  expect((await queuedSubjects()).toSorted()).toEqual(both.toSorted());
});

test('a guest who comes back after the session of their device has ended is not sent what was announced meanwhile', async () => {
  const id = await subscriber();
  await db
    .update(guestToken)
    .set({ lastUsedAt: new Date(NOON - 25 * 3_600_000) })
    .where(eq(guestToken.guestId, id));
  await announce(db, NOON + 1);
  const collect = collectNotices();
  await collect();
  const [row] = await db.select().from(guest).where(eq(guest.id, id));
  if (!row) throw new Error('guest not found');
  const token = await createTokenRepository(db, () => NOON).issue({ ...row, checkout: null });

  await subscribe(id, token);
  await collect();
  expect(await queuedSubjects()).toEqual([]);
  const current = await announce(db, NOON + 2);
  await collect();

  // One message for each device that is reached, which the old one is not.
  expect(await queuedSubjects()).toEqual([current]);
});
