import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Connection } from '../../../platform/db/database';
import { connectedDiners } from '../../../testing/connected-diners';
import { someOutlet } from '../../../testing/diners';
import { testSockets } from '../../../testing/test-sockets';
import { lockOutlets } from '../availability/table-claims';

const sockets = await testSockets();
const { db } = sockets;
const { connectDiner, expire, statusOf, claimsOf } = connectedDiners(sockets);
const boss = await sockets.staff('supervisor');
const EVENING = '2026-06-11T20:00';
const PATIENTLY = { timeout: 20_000, interval: 100 };

const pauses = (outletUuid: string, until = '2026-06-11T21:00:00Z') =>
  boss.requestOk('pauseOutlet', { outletUuid, reason: 'technical', until });
const goesOn = (outletUuid: string) => boss.requestOk('resumeOutlet', { outletUuid });

/** Starts `begin` while the outlet is locked, and runs `work` as soon as `begin` waits for that lock. */
const inTurn = <T>(outletId: string, begin: () => Promise<T>, work: (tx: Connection) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await lockOutlets(tx, [outletId]);
    const begun = begin();
    const held = sql`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await tx.execute(held)).rows.length, PATIENTLY).toBe(1);
    await work(tx);
    return { begun };
  });

test('a paused outlet books no table, even if it is held', async () => {
  const { id, slug } = await someOutlet(sockets, { tables: [2] });
  const ada = await connectDiner();
  const held = await ada.hold(slug, '2026-06-12T19:00');
  const pause = { outletUuid: id, reason: 'technical', until: '2026-06-12T21:00:00Z' } as const;
  await boss.requestOk('pauseOutlet', pause);

  const refused = await ada.book(slug, held.body.holdUuid);
  await boss.requestOk('resumeOutlet', { outletUuid: id });
  const booked = await ada.book(slug, held.body.holdUuid);

  expect(refused).toMatchObject({ status: 409, body: { code: 'outlet_closed' } });
  expect(refused.body.data.nearest[0]).toMatchObject({ localDateTime: '2026-06-12T22:00' });
  expect(booked).toMatchObject({ status: 201, body: { status: 'confirmed' } });
});

test('a table that becomes free during a pause is offered only after the pause', async () => {
  const { id, slug } = await someOutlet(sockets, { tables: [2] });
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const { uuid } = await ada.seat(slug, EVENING);
  const waiting = await bob.wait(slug, EVENING);

  await pauses(id);
  await ada.cancel(uuid);
  const inPause = await statusOf(waiting.body.uuid);
  await goesOn(id);

  expect(inPause).toBe('waitlisted');
  expect(await statusOf(waiting.body.uuid)).toBe('offered');
  await expect.poll(() => bob.pushes('waitlistOffered').length, PATIENTLY).toBe(1);
});

test('shortening a pause offers its last hours to the waitlist', async () => {
  const { id, slug } = await someOutlet(sockets, { tables: [2] });
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const { uuid } = await ada.seat(slug, EVENING);
  const waiting = await bob.wait(slug, EVENING);
  await pauses(id);
  await ada.cancel(uuid);

  await pauses(id, '2026-06-11T17:00:00Z');

  expect(await statusOf(waiting.body.uuid)).toBe('offered');
});

test('offers cannot be accepted during a pause, and an offer that expires then keeps the waitlist place', async () => {
  const { id, slug } = await someOutlet(sockets, { tables: [2] });
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const { uuid } = await ada.seat(slug, EVENING);
  const waiting = await bob.wait(slug, EVENING);
  await ada.cancel(uuid);
  await pauses(id);

  const refused = await bob.accept(slug, waiting.body.uuid);
  await expire(waiting.body.uuid);
  await expect.poll(() => statusOf(waiting.body.uuid), PATIENTLY).toBe('waitlisted');
  const claims = await claimsOf(waiting.body.uuid);
  await goesOn(id);
  const accepted = await bob.accept(slug, waiting.body.uuid);

  expect(refused).toMatchObject({ status: 409, body: { code: 'outlet_closed' } });
  expect(refused.body.data.nearest[0]).toMatchObject({ localDateTime: '2026-06-11T22:00' });
  expect(claims).toEqual([]);
  expect(accepted).toMatchObject({ status: 200, body: { status: 'confirmed' } });
});

const shut = (outletId: string, tx: Connection) =>
  tx.execute(
    sql`update outlet set opening_hours = opening_hours || ${JSON.stringify({
      temporarilyClosed: {
        since: '2026-06-10T00:00:00Z',
        until: '2026-06-12T23:00:00Z',
        reason: { en: 'Storm' },
      },
    })}::jsonb where id = ${outletId}`,
  );

test('a booking or change that waits for a lock notices a pause that starts meanwhile', async () => {
  const { id, slug } = await someOutlet(sockets, { tables: [2] });
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const held = await ada.hold(slug, EVENING);
  const { uuid, version } = await bob.seat(slug, '2026-06-13T20:00');

  const booked = await inTurn(
    id,
    () => ada.book(slug, held.body.holdUuid),
    (tx) => shut(id, tx),
  );
  const refused = await booked.begun;
  await goesOn(id);
  const change = { version, localDateTime: '2026-06-12T20:00' };
  const moved = await inTurn(
    id,
    () => bob.change(uuid, change),
    (tx) => shut(id, tx),
  );

  expect(refused).toMatchObject({ status: 409, body: { code: 'outlet_closed' } });
  expect(await moved.begun).toMatchObject({ status: 409, body: { code: 'outlet_closed' } });
  expect((await bob.one(uuid)).body.localDateTime).toBe('2026-06-13T20:00');
});

test('pausing an outlet waits for a table that is being assigned there', async () => {
  const { id } = await someOutlet(sockets);

  const { begun } = await inTurn(
    id,
    () => pauses(id),
    async () => {},
  );

  expect(await begun).toMatchObject({ outletUuid: id });
});
