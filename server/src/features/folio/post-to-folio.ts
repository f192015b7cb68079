import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CallNotMade } from '../../platform/concurrency/circuit-breaker';
import type { Connection, Database } from '../../platform/db/database';
import { folioPosting } from '../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import type { PropertyRow } from '../property/property-scope';
import { PostingRefused, type PropertySystem } from '../stay/property-system';
import { afterAnswer, CALL_LEASE_MS, nextStep, type PostingAnswer } from './next-step';

/** The facts that have to be posted for an order or an activity. */
export type FolioTask = {
  property: PropertyRow;
  reference: string;
  /** `false` if the order was cancelled while the result of its charge was not known. */
  isWanted: boolean;
} & (
  | { kind: 'charge'; reservationNumber: string; amount: number }
  | { kind: 'reversal'; folioReference: string }
);

/** The final result of a posting. */
export type FolioResult =
  | { kind: 'charge'; state: 'posted'; folioReference: string }
  | { kind: 'charge'; state: 'refused' }
  | { kind: 'reversal'; state: 'posted' | 'refused' };

/** Returns how an order or an activity is paid after this result. A refused charge is paid in person. */
export function paymentAfter(result: FolioResult): {
  paymentStatus?: 'posted' | 'failed' | 'reversed';
  folioReference?: string;
} {
  if (result.kind === 'reversal') return result.state === 'posted' ? { paymentStatus: 'reversed' } : {};
  return result.state === 'posted'
    ? { paymentStatus: 'posted', folioReference: result.folioReference }
    : { paymentStatus: 'failed' };
}

/** The way in which orders or activities are charged. The functions run in a transaction of their own. */
export interface PostingSubject {
  /** Locks the row and returns what has to be posted now; `undefined` if nothing is or another server works on it. */
  claim(tx: Connection, id: string): Promise<FolioTask | undefined>;
  /** Stores a final result and returns the events to publish. */
  settle(tx: Connection, id: string, result: FolioResult): Promise<OutboxRow[]>;
}

interface PostingDeps {
  db: Database;
  outbox: PushOutbox;
  propertySystem: PropertySystem;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

type Row = typeof folioPosting.$inferSelect;

/**
 * Posts a charge to the hotel's system, or reverses it. The intention is committed before the call and the
 * result after it, so no lock is held during the call. A result that is not known is looked up, or the call is
 * repeated with the same key; it never becomes a refusal, also if the repeated call is refused, because the guest
 * would then pay twice.
 */
export function createPostToFolio({ db, outbox, propertySystem, log, now }: PostingDeps) {
  const { posting: how } = propertySystem.capabilities;

  /** Returns the posting to work on, marked as `sending`. */
  async function begin(tx: Connection, subjectId: string, { kind, property, isWanted }: FolioTask) {
    const at = now();
    const lease = { state: 'sending' as const, nextAt: new Date(at + CALL_LEASE_MS) };
    const isThis = and(eq(folioPosting.subjectId, subjectId), eq(folioPosting.kind, kind));
    const [known] = await tx.select().from(folioPosting).where(isThis).for('update');
    if (!known) {
      if (!isWanted) return undefined;
      const first = { propertyId: property.id, subjectId, kind, tries: 1, sentAt: new Date(at), ...lease };
      const [row] = await tx.insert(folioPosting).values(first).returning();
      return row && { row, step: 'send' as const, isRepeat: false };
    }
    if (known.nextAt === null || known.nextAt.getTime() > at) return undefined;
    // A finding of a person is settled under a lease too, so that a second process does not settle it again.
    const step =
      known.isOnBill === null
        ? nextStep({ ...known, isWanted, sentAt: known.sentAt.getTime() }, how, at)
        : 'told';
    if (step === 'drop') {
      await tx.delete(folioPosting).where(eq(folioPosting.id, known.id));
      return undefined;
    }
    // Systems forget keys after some time. A posting that is `to_post` is not on the folio, so it is sent as if for the
    // first time, and the life of its key begins anew.
    const isRepeat = known.state !== 'to_post';
    // A posting that must not be repeated stays `unknown` until a person has checked the bill.
    const set =
      step === 'wait'
        ? { state: 'unknown' as const, nextAt: null }
        : step === 'told'
          ? { nextAt: lease.nextAt }
          : { ...lease, ...(step === 'send' && !isRepeat && { sentAt: new Date(at) }) };
    const [row] = await tx
      .update(folioPosting)
      .set({ ...set, tries: sql`${folioPosting.tries} + 1` })
      .where(eq(folioPosting.id, known.id))
      .returning();
    // The outcome of an earlier call is not known, unless the posting is known to be absent.
    return row && step !== 'wait' ? { row, step, isRepeat } : undefined;
  }

  async function send(task: FolioTask): Promise<{ answer: PostingAnswer; folioReference?: string }> {
    try {
      if (task.kind === 'reversal') {
        await propertySystem.reverse(task.property, task.folioReference);
        return { answer: 'posted' };
      }
      const { reservationNumber, amount, reference } = task;
      const charge = { reservationNumber, amount, reference, description: reference };
      return {
        answer: 'posted',
        folioReference: await propertySystem.post(task.property, charge),
      };
    } catch (error) {
      if (error instanceof CallNotMade) return { answer: 'not_sent' };
      log.warn({ err: error, reference: task.reference, kind: task.kind }, 'posting to a folio failed');
      return { answer: error instanceof PostingRefused ? 'refused' : 'lost' };
    }
  }

  async function lookUp({ property, reference, kind }: FolioTask) {
    try {
      const found = await propertySystem.findPosting(property, { reference, kind });
      if (found === 'absent' || found === 'cannot_say') return { answer: found };
      return { answer: 'posted' as const, folioReference: found.folioReference };
    } catch (error) {
      if (!(error instanceof CallNotMade))
        log.warn({ err: error, reference, kind }, 'posting could not be looked up; retrying');
      return { answer: 'lost' as const };
    }
  }

  /** Stores an answer unless a later call has been made meanwhile. */
  async function finish(
    row: Row,
    { task, subject }: { task: FolioTask; subject: PostingSubject },
    { answer, folioReference = task.reference }: { answer: PostingAnswer; folioReference?: string },
  ): Promise<OutboxRow[]> {
    return db.transaction(async (tx) => {
      const { nextAt, ...next } = afterAnswer(row, answer, now());
      const isFinal = next.state === 'posted' || next.state === 'refused';
      const stored = await tx
        .update(folioPosting)
        .set({
          ...next,
          isOnBill: null,
          nextAt: nextAt === null ? null : new Date(nextAt),
        })
        .where(and(eq(folioPosting.id, row.id), eq(folioPosting.tries, row.tries)))
        .returning({ id: folioPosting.id });
      if (stored.length === 0 || !isFinal) return [];
      const result = toResult(task.kind, next.state === 'posted', folioReference);
      const events = await subject.settle(tx, row.subjectId, result);
      // The subject is locked by now. If its order has ended before this moment, its waiter has left without
      // having seen the result.
      await tx
        .update(folioPosting)
        .set({ settledAt: new Date(now()) })
        .where(eq(folioPosting.id, row.id));
      return events;
    });
  }

  return async (id: string, subject: PostingSubject): Promise<void> => {
    const begun = await db.transaction(async (tx) => {
      const task = await subject.claim(tx, id);
      const found = task && (await begin(tx, id, task));
      return found && { ...found, task };
    });
    if (!begun) return;
    const { row, step, isRepeat, task } = begun;
    let result =
      step === 'send' ? await send(task) : step === 'told' ? staffFinding(row) : await lookUp(task);
    // The call before this one may have taken effect, so its refusal does not mean that nothing is on the folio.
    if (result.answer === 'refused' && isRepeat) result = await lookUp(task);
    if (result.answer === 'not_sent' && isRepeat) result = { answer: 'lost' };
    await outbox.publish(...(await finish(row, { task, subject }, result)));
  };
}

/** Returns the finding of a person who has checked the bill. It takes precedence over any answer of the system. */
const staffFinding = ({ isOnBill }: Row): { answer: PostingAnswer } => ({
  answer: isOnBill === true ? 'posted' : 'not_on_bill',
});

function toResult(kind: FolioTask['kind'], isPosted: boolean, folioReference: string): FolioResult {
  if (kind === 'reversal') return { kind, state: isPosted ? 'posted' : 'refused' };
  return isPosted ? { kind, state: 'posted', folioReference } : { kind, state: 'refused' };
}
