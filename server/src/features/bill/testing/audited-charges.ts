import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database';
import { folioPosting, property } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';

/** The audited requests about charges, for the test of the audit log. */
export const auditedCharges = (db: Database) => ({
  settleCharge: {
    async ask() {
      const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
      const lost = { kind: 'charge', state: 'unknown', sentAt: new Date(NOON) } as const;
      const [charge] = await db
        .insert(folioPosting)
        .values({ ...lost, propertyId: hotel?.id ?? '', subjectId: randomUUID() })
        .returning();
      return { chargeUuid: charge?.id ?? '', isOnBill: true };
    },
    subject: 'chargeUuid',
    kept: { after: { isOnBill: true } },
  },
});
