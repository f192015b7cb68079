import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { room, roomEvent } from '../../../platform/db/tables/schema';
import { createLog } from '../../../platform/log/logging';
import { createPushOutbox } from '../../../platform/outbox/push-outbox';
import { NOON, testApp } from '../../../testing/test-app';
import { createMessageRepository } from '../../chat/messages/message.repository';
import { testLedgers } from '../testing/ledgers';
import { newMember } from '../testing/members';
import { createExpiry } from './expiry.job';

const DAY_MS = 86_400_000;
const suite = await testApp();
const { db } = suite;
const { ledgerAt, ledger, linesOf } = testLedgers(db);

describe('an expiry', () => {
  const expire = (at: number) => {
    const now = () => at;
    const deliverAll = (all: readonly unknown[]) => all.map(async () => true);
    const outbox = createPushOutbox(db, { deliverAll, isWhole: () => true }, createLog('silent'));
    return createExpiry({
      db,
      ledger: ledgerAt(at),
      outbox,
      messages: createMessageRepository({ outbox, now }),
      now,
    })();
  };
  const messagesOf = async (chatUuid: string) => {
    const [own] = await db
      .select()
      .from(room)
      .where(eq(room.pairKey, `external:${chatUuid}`));
    const events = own ? await db.select().from(roomEvent).where(eq(roomEvent.roomId, own.id)) : [];
    return events.map(({ body }) => String((body as { text?: string }).text));
  };

  test('is announced 30 and 7 days before, once each, and is a line of its own', async () => {
    const member = await newMember(db, NOON);
    const who = await db.query.guest.findFirst({ where: (row) => eq(row.id, member.id) });
    const expireAt = new Date(NOON + 40 * DAY_MS);
    await db.transaction(async (tx) => {
      const source = { issuer: 'system', sourceKind: 'test' } as const;
      const line = { ...source, reason: 'bonus' as const, sourceReference: 'x', value: 80, expireAt };
      await ledger.add(tx, member.membershipId, line);
      await ledger.spend(tx, member.membershipId, {
        ...source,
        reason: 'redemption',
        sourceReference: 'y',
        value: 30,
      });
    });
    const after: number[] = [];
    for (const days of [5, 12, 13, 34, 35, 41]) {
      await Promise.all([expire(NOON + days * DAY_MS), expire(NOON + days * DAY_MS)]);
      after.push((await messagesOf(who?.chatUuid ?? '')).length);
    }

    expect(after).toEqual([0, 1, 1, 2, 2, 2]);
    expect((await messagesOf(who?.chatUuid ?? ''))[0]).toMatch(/^50 of your points expire on 20 July\./);
    const at = NOON + 41 * DAY_MS;
    expect((await linesOf(member.membershipId, at)).at(-1)).toMatchObject({ reason: 'expiry', value: 50 });
    expect(await ledgerAt(at).balance(db, member.membershipId)).toEqual({ available: 0, pending: 0 });
  });
});
