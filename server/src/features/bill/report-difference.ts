import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { billDifference } from '../../platform/db/tables/schema';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { PropertyScope } from '../property/property-scope';
import type { InternalTickets } from '../ticket/internal-ticket';
import { amountText } from './amount-text';
import { BILL_DIFFERENCE } from './hotel-templates';
import type { BillOwner } from './require-bill-owner';

interface ReportDifferenceDeps {
  db: Database;
  outbox: PushOutbox;
  writeTicket: InternalTickets;
}

/** Reports a difference between a balance and its lines to the front desk, once for each amount. */
export function createReportDifference({ db, outbox, writeTicket }: ReportDifferenceDeps) {
  return async (guest: BillOwner, difference: number, { property, price }: PropertyScope): Promise<void> => {
    const outboxRows = await db.transaction(async (tx) => {
      const { reservationNumber } = guest;
      const [added] = await tx
        .insert(billDifference)
        .values({ propertyId: property.id, reservationNumber, difference })
        .onConflictDoNothing()
        .returning();
      if (!added) return [];
      const written = await writeTicket(tx, {
        property,
        guest,
        template: BILL_DIFFERENCE,
        key: randomUUID(),
        note: reservationNumber,
        values: { amount: amountText(price(difference)) },
        by: 'system',
      });
      return written.outboxRows;
    });
    await outbox.publish(...outboxRows);
  };
}
