import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Connection } from '../platform/db/database';
import { fillDemo } from '../demo/fill-demo';
import { chatUser, property } from '../platform/db/tables/schema';
import { newKitchen } from '../features/order/testing/order-client';
import { placedOrder } from '../features/order/testing/order-builder';
import { dueActivities } from '../testing/scheduled-work/due-activities';
import { expectedStatesOf, statesOf, type DueWork } from '../testing/scheduled-work/due-work';
import { dueOrders } from '../testing/scheduled-work/orders';
import { duePeople } from '../testing/scheduled-work/people';
import { dueRequests } from '../testing/scheduled-work/requests';
import { dueTables } from '../testing/scheduled-work/tables';
import { mailServer } from '../testing/processes/mail-server';
import { testPictures } from '../testing/demo-pictures';
import { redisProcess } from '../testing/processes/redis-process';
import { testApp } from '../testing/test-app';
import { testNodes, type TestNode } from '../testing/processes/test-nodes';

const SLOW = 240_000;
const PATIENTLY = { timeout: 90_000, interval: 200 };
const MINUTE_MS = 60_000;

/** Returns a time zone in which it is about noon now, so that no email is held back until the morning. */
function zoneAtNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  // The sign in an `Etc/GMT` name is inverted: `Etc/GMT-2` is two hours ahead of Greenwich.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Sets up a property with many jobs due before any process has started. */
async function arrange(env: Record<string, string> = {}) {
  const { url, emails } = await mailServer({ accepts: true });
  const lab = await testNodes({ SMTP_URL: url, MAIL_FROM: 'stay@casa.example', ...env }, 'migrated');
  const { db } = lab;
  await fillDemo(db, { now: new Date(), pictures: await testPictures(), slugs: ['casa-miramar'] });
  await db.update(property).set({ timeZone: zoneAtNoon() });
  const suite = await testApp({ db, now: Date.now, rateFactor: 100 });
  return {
    ...lab,
    /** Work of the jobs that run every few seconds. */
    dueFrequently: async () => [
      ...(await dueTables(suite, Date.now())),
      ...(await dueOrders(db, Date.now())),
      ...(await dueActivities(suite, Date.now())),
    ],
    /** Work of the jobs that run at long intervals and when a process starts. */
    dueRarely: async () => [
      ...(await dueRequests(db, Date.now())),
      ...(await duePeople(db, Date.now(), emails)),
    ],
  };
}

const untilCompleted = (all: readonly DueWork[]) =>
  expect.poll(() => statesOf(all), PATIENTLY).toEqual(expectedStatesOf(all));

test(
  'S-16 two processes run each scheduled job once: one entry, one push, one email, one charge',
  { timeout: SLOW },
  async () => {
    const redis = await redisProcess();
    await redis.start();
    const { db, start, guest: connected, dueFrequently, dueRarely } = await arrange({ REDIS_URL: redis.url });
    const first = [...(await dueFrequently()), ...(await dueFrequently()), ...(await dueRarely())];

    const [one, two] = await Promise.all([start(), start()]);
    await untilCompleted(first);
    const { outletId } = await newKitchen(db);
    const guests = [await connected(one.url), await connected(two.url)];
    for (const { guestId } of guests) {
      await placedOrder(db, { guestId, outletId }, { answerDueFrom: new Date(Date.now() - 16 * MINUTE_MS) });
    }
    const second = await dueFrequently();
    await untilCompleted(second);

    for (const { pushes } of guests) {
      await expect.poll(() => pushes('orderUpdated').length, PATIENTLY).toBe(1);
      expect(pushes('orderUpdated')).toMatchObject([{ order: { status: 'lapsed' } }]);
    }
    expect(await statesOf(first)).toEqual(expectedStatesOf(first));
  },
);

test(
  'S-16 when a process is killed in the middle of scheduled jobs, another one completes them and nothing happens twice',
  { timeout: SLOW },
  async () => {
    const { db, start, dueFrequently, dueRarely } = await arrange();
    const victim = await expiringOrder();
    const due = [...(await dueFrequently()), ...(await dueRarely())];
    // A notification is recorded before its email is sent, so a process killed in between sends none.
    const [mails, rest] = [due.filter(isMail), [...due.filter((it) => !isMail(it)), victim.due]];

    await victim.whileBlocked(async (findBlocked) => {
      const nodes: TestNode[] = [];
      const starting = [start(), start()].map(async (node) => nodes.push(await node));
      const inTheMiddle = await untilOneIsBlocked(nodes, findBlocked);
      inTheMiddle.kill('SIGKILL');
      await inTheMiddle.ended;
      await Promise.all(starting);
    });
    await start();

    await untilCompleted(rest);
    const sent = await statesOf(mails);
    expect(sent.filter(([, emails]) => Number(emails) > 1)).toEqual([]);

    /** Selects an order that expires, and blocks the process that is writing this before it can commit. */
    async function expiringOrder() {
      const [due] = (await dueOrders(db, Date.now())).filter(({ name }) => name.includes('has answered'));
      if (!due) throw new Error('nothing lapses');
      const { rows } = await db.execute<{ chat_uuid: string }>(sql`
        select chat_uuid from guest join guest_order on guest_order.guest_id = guest.id
        where answer_due_from < now() - interval '15 minutes'`);
      const id = rows[0]?.chat_uuid ?? '';
      await db.insert(chatUser).values({ id });
      return {
        due,
        whileBlocked: (work: (findBlocked: () => Promise<string | undefined>) => Promise<void>) =>
          db.transaction(async (tx) => {
            await tx.select().from(chatUser).where(eq(chatUser.id, id)).for('update');
            await work(() => nameOfBlocked(tx));
          }),
      };
    }
  },
);

async function untilOneIsBlocked(
  nodes: readonly TestNode[],
  findBlocked: () => Promise<string | undefined>,
): Promise<TestNode> {
  for (;;) {
    const name = await findBlocked();
    const found = nodes.find((node) => node.name === name);
    if (found) return found;
    await pause(50);
  }
}

/** Returns the application name of the process that is blocked while it publishes an event. */
async function nameOfBlocked(on: Connection): Promise<string | undefined> {
  // Within a transaction, the statistics would stay as they were when first read.
  await on.execute(sql`select pg_stat_clear_snapshot()`);
  const { rows } = await on.execute<{ name: string }>(sql`
    select application_name as name from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%chat_user%'`);
  return rows[0]?.name;
}

const isMail = ({ name }: DueWork) => name === 'a mail';
