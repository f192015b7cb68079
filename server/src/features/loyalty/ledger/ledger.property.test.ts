import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LoyaltyEntry, LoyaltyMember } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { RequestError } from '../../../platform/errors/request-error';
import { NOON, testApp } from '../../../testing/test-app';
import { balanceOf } from '../rules/balance';
import { sumOf, takenFrom, type LedgerState } from '../rules/ledger-line';
import { newMember } from '../testing/members';
import { createLedger } from './ledger';

const DAY_MS = 86_400_000;
let at = NOON;
const { db, get, signIn } = await testApp({ now: () => at });
const ledger = createLedger(() => at);

const day = fc.integer({ min: 0, max: 60 });
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    value: fc.integer({ min: 1, max: 100 }),
    activeIn: fc.option(day),
    expiresAfter: fc.option(fc.integer({ min: 1, max: 90 })),
  }),
  fc.record({ kind: fc.constant('spend' as const), value: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ kind: fc.constant('reverse' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('repeat' as const), which: fc.nat() }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;
/** Operations that run at the same moment, and the days until then. */
const moment = fc.record({
  days: fc.integer({ min: 0, max: 20 }),
  operations: fc.array(operation, { minLength: 3, maxLength: 8 }),
});

/** Each run has about two hundred operations; `LEDGER_RUNS` sets a longer run. */
const RUNS = Number(process.env['LEDGER_RUNS'] ?? 15);
const MOMENTS = { minLength: 30, maxLength: 40 };

/** Runs an operation and returns whether a spending was refused. */
async function run(membershipId: string, one: Operation, spent: { key: string; value: number }[]) {
  const source = { issuer: 'system', sourceKind: 'test' } as const;
  await db.transaction(async (tx) => {
    if (one.kind === 'add') {
      const activeFrom = new Date(at + (one.activeIn ?? 0) * DAY_MS);
      const expireAt =
        one.expiresAfter === null ? null : new Date(activeFrom.getTime() + one.expiresAfter * DAY_MS);
      const line = { ...source, reason: 'order' as const, sourceReference: randomUUID() };
      await ledger.add(tx, membershipId, { ...line, value: one.value, activeFrom, expireAt });
    } else if (one.kind === 'reverse') {
      const earnings = (await ledger.load(tx, membershipId)).lines.filter(({ type }) => type === 'adding');
      const earning = earnings[one.which % Math.max(1, earnings.length)];
      if (earning) await ledger.reverse(tx, membershipId, earning.id);
    } else {
      const again = one.kind === 'repeat' ? spent[one.which % Math.max(1, spent.length)] : undefined;
      const { key, value } = again ?? { key: randomUUID(), value: one.kind === 'spend' ? one.value : 1 };
      const line = { ...source, reason: 'redemption' as const, sourceReference: key, value };
      await ledger.spend(tx, membershipId, line);
      spent.push({ key, value });
    }
  });
}

function assertSound(state: LedgerState): void {
  const { available, pending } = balanceOf(state.lines, at);
  expect(available).toBeGreaterThanOrEqual(0);
  expect(pending).toBeGreaterThanOrEqual(0);
  for (const line of state.lines) {
    if (line.type === 'adding') expect(takenFrom(state, line.id)).toBeLessThanOrEqual(line.value);
    else expect(sumOf(state.parts.filter(({ spendId }) => spendId === line.id))).toBe(line.value);
  }
}

/** Returns the balance and all lines as the page gets them. */
async function shown(headers: Record<string, string>) {
  const hotel = '/web/property/qasr-al-bahr/loyalty';
  const { body } = await get(hotel, { headers });
  const lines: LoyaltyEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: { body: { items: LoyaltyEntry[]; nextCursor: string | null } } = await get(
      `${hotel}/entries?limit=40${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      { headers },
    );
    lines.push(...page.body.items);
    cursor = page.body.nextCursor;
  } while (cursor);
  const sum = (state: LoyaltyEntry['state']) =>
    sumOf(lines.filter((line) => line.state === state && line.type === 'adding')) -
    sumOf(lines.filter((line) => line.state === state && line.type === 'spending'));
  return {
    balance: (body.member as LoyaltyMember).balance,
    available: sum('active'),
    pending: sum('pending'),
  };
}

test(
  'thousands of operations, several at once: the balance is the sum of the lines and never negative',
  { timeout: 600_000 },
  async () => {
    let operations = 0;
    let refused = 0;

    await fc.assert(
      fc.asyncProperty(fc.array(moment, MOMENTS), async (moments) => {
        at = NOON;
        const { id, membershipId } = await newMember(db, NOON);
        const spent: { key: string; value: number }[] = [];
        for (const { days, operations: all } of moments) {
          at += days * DAY_MS;
          const results = await Promise.allSettled(all.map((one) => run(membershipId, one, spent)));
          operations += all.length;
          for (const result of results) {
            if (result.status === 'fulfilled') continue;
            // A spending may be refused; nothing else may fail.
            if (!(result.reason instanceof RequestError)) throw result.reason;
            expect(result.reason.code).toBe('insufficient_points');
            refused += 1;
          }
          assertSound(await ledger.load(db, membershipId));
        }
        // The first token has expired meanwhile.
        const { balance, available, pending } = await shown(await signIn(id));
        expect([available, pending]).toEqual([balance.available, balance.pending]);
        const { lines } = await ledger.load(db, membershipId);
        const keys = new Map(spent.map(({ key, value }) => [key, value]));
        const redeemed = lines.filter(({ reason }) => reason === 'redemption');
        expect(redeemed).toHaveLength(keys.size);
        expect(sumOf(redeemed)).toBe([...keys.values()].reduce((sum, value) => sum + value, 0));
      }),
      { numRuns: RUNS, endOnFailure: true },
    );

    // The operations have been of every kind.
    expect(operations).toBeGreaterThan(RUNS * 100);
    expect(refused).toBeGreaterThan(RUNS);
  },
);
