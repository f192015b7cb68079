import { eq, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loyaltyEntry, loyaltyPart } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { newMember } from '../testing/members';
import { createLedger } from './ledger';
import { eraseFromLoyalty } from './loyalty-erasure';

const { db } = await testApp();
const ledger = createLedger(() => NOON);
const source = { issuer: 'system', sourceKind: 'test' } as const;

/** A member with an earning of 100, of which 30 are spent. */
async function spender() {
  const member = await newMember(db, NOON);
  const { membershipId } = member;
  await db.transaction(async (tx) => {
    const earning = {
      ...source,
      value: 100,
      reason: 'order',
      sourceReference: 'a',
      comment: 'Sorry!',
    } as const;
    await ledger.add(tx, membershipId, earning);
    await ledger.spend(tx, membershipId, {
      ...source,
      value: 30,
      reason: 'redemption',
      sourceReference: 'b',
    });
  });
  const { lines, parts } = await ledger.load(db, membershipId);
  return { ...member, lines, parts, earningId: lines.find(({ type }) => type === 'adding')?.id ?? '' };
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? (error.cause as { code?: string }).code : undefined),
  );

test.each<[string, SQL]>([
  ['change a value', sql`update loyalty_entry set value = value + 1`],
  ['change a reason', sql`update loyalty_entry set reason = 'bonus'`],
  ['clear a comment', sql`update loyalty_entry set comment = null`],
  ['change nothing', sql`update loyalty_entry set value = value`],
  ['delete a line', sql`delete from loyalty_entry`],
  ['delete all lines', sql`truncate loyalty_entry cascade`],
  ['change a part', sql`update loyalty_part set value = value + 1`],
  ['delete a part', sql`delete from loyalty_part`],
  ['delete the membership', sql`delete from membership`],
])('no statement can %s', async (_what, statement) => {
  const { membershipId } = await spender();

  expect(await codeOf(db.execute(statement))).toMatch(/^23/);
  expect(await ledger.balance(db, membershipId)).toEqual({ available: 70, pending: 0 });
});

test('a spending without parts, with other parts, or from a used-up earning is refused', async () => {
  const { membershipId, earningId } = await spender();
  const other = await spender();
  const spending = (parts: { fromId: string; value: number }[]) =>
    db.transaction(async (tx) => {
      const [made] = await tx
        .insert(loyaltyEntry)
        .values({
          ...source,
          membershipId,
          type: 'spending',
          value: 50,
          reason: 'redemption',
          sourceReference: randomUUID(),
          activeFrom: new Date(NOON),
        })
        .returning();
      if (parts.length === 0) return;
      await tx.insert(loyaltyPart).values(parts.map((part) => ({ ...part, spendId: made?.id ?? '' })));
    });

  expect(await codeOf(spending([]))).toBe('23514');
  expect(await codeOf(spending([{ fromId: earningId, value: 40 }]))).toBe('23514');
  expect(await codeOf(spending([{ fromId: other.earningId, value: 50 }]))).toBe('23514');
  await spending([{ fromId: earningId, value: 50 }]);
  // The spending used 80 of the earning of 100, so 20 are left.
  expect(await codeOf(spending([{ fromId: earningId, value: 50 }]))).toBe('23514');
});

test('two transactions in parallel cannot use an earning beyond its value', async () => {
  const { membershipId, earningId } = await spender();
  const spend = () =>
    db.transaction(async (tx) => {
      const [made] = await tx
        .insert(loyaltyEntry)
        .values({
          ...source,
          membershipId,
          type: 'spending',
          value: 50,
          reason: 'redemption',
          sourceReference: randomUUID(),
          activeFrom: new Date(NOON),
        })
        .returning();
      await tx.insert(loyaltyPart).values({ spendId: made?.id ?? '', fromId: earningId, value: 50 });
    });

  const results = await Promise.all([spend(), spend(), spend()].map(codeOf));

  expect(results.toSorted()).toEqual(['23514', '23514', 'nothing']);
});

test('the erasure of a guest keeps the sums and clears the number, the birthday and the comments', async () => {
  const { membershipId, id } = await spender();
  const other = await spender();

  await db.transaction((tx) => eraseFromLoyalty(tx, [id]));

  const { lines } = await ledger.load(db, membershipId);
  expect(lines.map(({ comment }) => comment)).toEqual([null, null]);
  expect(await ledger.balance(db, membershipId)).toEqual({ available: 70, pending: 0 });
  const row = await db.query.membership.findFirst({ where: (one) => eq(one.id, membershipId) });
  expect(row).toMatchObject({ status: 'closed', memberNumber: null, birthday: null });
  expect((await ledger.load(db, other.membershipId)).lines.some(({ comment }) => comment === 'Sorry!')).toBe(
    true,
  );
});
