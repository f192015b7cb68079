import type { GuestBill } from '@guest/shared/contracts/bill/bill.contract';
import type { Connection, Database } from '../../platform/db/database';
import { pipelined } from '../../platform/db/pipelined';
import type { PropertyRow, PropertyScope } from '../property/property-scope';
import { joinLines, sumOf, toGuestLine, versionOf, type ReasonedLine } from './bill-lines';
import type { BillReader, BillState } from './bill-reader';
import type { createCheckOutOffer } from './check-out-offer';
import { isQuestionOpen, loadQuestions } from './line-questions';
import type { createReportDifference } from './report-difference';
import { loadCharges } from './load-charges';
import type { BillOwner } from './require-bill-owner';

interface GuestBillsDeps {
  db: Database;
  reader: BillReader;
  checkOutOffer: ReturnType<typeof createCheckOutOffer>;
  reportDifference: ReturnType<typeof createReportDifference>;
  now: () => number;
}

export type GuestBills = ReturnType<typeof createGuestBills>;

/** Puts the bill together that a guest of a reservation sees. */
export function createGuestBills({ db, reader, checkOutOffer, reportDifference, now }: GuestBillsDeps) {
  async function readLines(
    owner: BillOwner,
    { property }: PropertyScope,
  ): Promise<{ bill: BillState; lines: ReasonedLine[] }> {
    // Our charges come first: one that is posted meanwhile is then in the bill, and nothing is missing.
    const { reservationNumber } = owner;
    const charges = await loadCharges(db, { propertyId: property.id, reservationNumber, now: now() });
    const bill = await reader.read(property, reservationNumber);
    return { bill, lines: joinLines(bill, charges) };
  }

  return {
    readLines,

    /**
     * Decides again whether the guest can check out, with the charges and questions of now. `bill` was read from the
     * hotel's system before, because the system is not called within a transaction.
     */
    async offerWithin(
      tx: Connection,
      owner: BillOwner,
      { property, bill }: { property: PropertyRow; bill: BillState },
    ): Promise<GuestBill['checkout']> {
      const of = { propertyId: property.id, reservationNumber: owner.reservationNumber };
      const [charges, questions] = await pipelined(
        loadCharges(tx, { ...of, now: now() }),
        loadQuestions(tx, of),
      );
      const lines = joinLines(bill, charges);
      const hasOpenQuestion = [...questions.values()].some(isQuestionOpen);
      return checkOutOffer(tx, { owner, property, bill, lines, hasOpenQuestion, now: now() });
    },

    async load(owner: BillOwner, scope: PropertyScope): Promise<GuestBill> {
      const { property } = scope;
      const { reservationNumber } = owner;
      const [{ bill, lines }, questions] = await Promise.all([
        readLines(owner, scope),
        loadQuestions(db, { propertyId: property.id, reservationNumber }),
      ]);
      const sum = sumOf(lines);
      const difference = bill.balance === null ? 0 : bill.balance - sum;
      if (difference !== 0 && bill.isLive) await reportDifference(owner, difference, scope);
      const hasOpenQuestion = [...questions.values()].some(isQuestionOpen);
      const input = { owner, property, bill, lines, hasOpenQuestion, now: now() };
      return {
        reservationNumber,
        hasBill: bill.hasBill,
        lines: lines.map((line) => {
          const question = questions.get(line.id);
          return { ...toGuestLine(line, { scope, guestId: owner.id }), ...(question && { question }) };
        }),
        ...(bill.balance !== null && { balance: scope.price(bill.balance) }),
        sum: scope.price(sum),
        ...(difference !== 0 && { difference: scope.price(difference) }),
        asOf: bill.asOf.toISOString(),
        isLive: bill.isLive,
        version: versionOf(lines, bill.balance),
        checkout: await checkOutOffer(db, input),
      };
    },
  };
}
