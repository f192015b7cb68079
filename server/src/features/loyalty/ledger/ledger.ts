import type { EntryReason } from '@guest/shared/contracts/loyalty/loyalty.schema';
import { eq, inArray } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection } from '../../../platform/db/database';
import { ascending } from '../../../platform/db/index-order';
import { loyaltyEntry, loyaltyPart, membership } from '../../../platform/db/tables/schema';
import { RequestError } from '../../../platform/errors/request-error';
import { balanceOf } from '../rules/balance';
import {
  expiredEarnings,
  allocateReversal,
  allocateSpending,
  type Allocation,
} from '../rules/allocate-points';
import { isActive, sumOf, type LedgerLine, type LedgerState } from '../rules/ledger-line';

/** The reasons of lines. A membership has at most one line of the same reason and source. */
export interface NewLine {
  value: number;
  reason: EntryReason;
  issuer: 'system' | 'staff';
  sourceKind: string;
  sourceReference: string;
  label?: string | null;
  comment?: string | null;
}

export type Ledger = ReturnType<typeof createLedger>;

const insufficient = (missing: number) =>
  new RequestError(422, 'insufficient_points', 'The balance is {n} short.', {
    n: missing,
    data: { missing },
  });

/**
 * Writes the lines of memberships. Each function locks the membership first, so that spendings in parallel run in
 * turn and see each other's lines.
 */
export function createLedger(now: () => number) {
  const lock = (tx: Connection, membershipId: string) =>
    tx
      .select({ id: membership.id })
      .from(membership)
      .where(eq(membership.id, membershipId))
      .for('no key update');

  async function load(on: Connection, membershipId: string): Promise<LedgerState> {
    const lines = await on
      .select()
      .from(loyaltyEntry)
      .where(eq(loyaltyEntry.membershipId, membershipId))
      .orderBy(...ascending(loyaltyEntry.createdAt, loyaltyEntry.id));
    const ids = lines.flatMap(({ id, type }) => (type === 'spending' ? [id] : []));
    const parts = await on.select().from(loyaltyPart).where(inArray(loyaltyPart.spendId, ids));
    return { lines, parts };
  }

  async function insertSpending(
    tx: Connection,
    line: typeof loyaltyEntry.$inferInsert,
    parts: Allocation[],
  ): Promise<void> {
    const [spending] = await tx.insert(loyaltyEntry).values(line).returning({ id: loyaltyEntry.id });
    assertRow(spending);
    await tx.insert(loyaltyPart).values(parts.map((part) => ({ ...part, spendId: spending.id })));
  }

  async function writeExpiries(tx: Connection, membershipId: string): Promise<LedgerState> {
    const state = await load(tx, membershipId);
    const expired = expiredEarnings(state, now());
    for (const { line, left } of expired) {
      const expiry = {
        membershipId,
        type: 'spending' as const,
        value: left,
        reason: 'expiry' as const,
        issuer: 'system' as const,
        sourceKind: 'expiry',
        sourceReference: line.id,
        activeFrom: new Date(now()),
        createdAt: new Date(now()),
      };
      await insertSpending(tx, expiry, [{ fromId: line.id, value: left }]);
    }
    return expired.length > 0 ? load(tx, membershipId) : state;
  }

  const isSame = (line: NewLine) => (one: LedgerLine) =>
    one.reason === line.reason &&
    one.sourceKind === line.sourceKind &&
    one.sourceReference === line.sourceReference;

  return {
    load,

    balance: async (on: Connection, membershipId: string) =>
      balanceOf((await load(on, membershipId)).lines, now()),

    /** Adds an earning. Returns false if it was added before, so that the call can be repeated. */
    async add(
      tx: Connection,
      membershipId: string,
      line: NewLine & { activeFrom?: Date; expireAt?: Date | null },
    ): Promise<boolean> {
      await lock(tx, membershipId);
      const at = new Date(now());
      const added = await tx
        .insert(loyaltyEntry)
        .values({ activeFrom: at, createdAt: at, ...line, membershipId, type: 'adding' })
        .onConflictDoNothing({
          target: [
            loyaltyEntry.membershipId,
            loyaltyEntry.reason,
            loyaltyEntry.sourceKind,
            loyaltyEntry.sourceReference,
          ],
        })
        .returning({ id: loyaltyEntry.id });
      return added.length > 0;
    },

    /**
     * Spends the earnings that expire first. Returns false if it was done before, so that the call can be repeated.
     * Throws if the balance is too small.
     */
    async spend(tx: Connection, membershipId: string, line: NewLine): Promise<boolean> {
      await lock(tx, membershipId);
      const state = await writeExpiries(tx, membershipId);
      if (state.lines.some(isSame(line))) return false;
      const chosen = allocateSpending(state, line.value, now());
      if ('missing' in chosen) throw insufficient(chosen.missing);
      const at = new Date(now());
      const spending = { ...line, membershipId, type: 'spending' as const, activeFrom: at, createdAt: at };
      await insertSpending(tx, spending, chosen.parts);
      return true;
    },

    /** Takes an earning back by a line of its own. Repeating the call changes nothing. */
    async reverse(tx: Connection, membershipId: string, entryId: string): Promise<void> {
      await lock(tx, membershipId);
      const state = await writeExpiries(tx, membershipId);
      const earning = state.lines.find(({ id }) => id === entryId);
      if (!earning || state.lines.some(({ reverses }) => reverses === entryId)) return;
      const parts = allocateReversal(state, earning, now());
      if (parts.length === 0) return;
      const at = new Date(now());
      const reversal = {
        membershipId,
        type: 'spending' as const,
        value: sumOf(parts),
        reason: 'reversal' as const,
        issuer: 'system' as const,
        sourceKind: earning.sourceKind,
        sourceReference: earning.sourceReference,
        label: earning.label,
        reverses: earning.id,
        // The reversal of a pending line is pending as well, so that it reduces the pending sum.
        activeFrom: isActive(earning, now()) ? at : earning.activeFrom,
        createdAt: at,
      };
      await insertSpending(tx, reversal, parts);
    },

    /** Writes off what has expired and returns all lines. Call it before a balance is shown. */
    async current(tx: Connection, membershipId: string): Promise<LedgerState> {
      const state = await load(tx, membershipId);
      if (expiredEarnings(state, now()).length === 0) return state;
      await lock(tx, membershipId);
      return writeExpiries(tx, membershipId);
    },
  };
}
