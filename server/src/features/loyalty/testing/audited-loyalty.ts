import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database';
import { loyaltyClaim } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';
import { newMember } from './members';

/** The requests of staff about loyalty that the audit log records, with a note that it must not contain. */
export const auditedLoyalty = (db: Database, note: string) => ({
  answerLoyaltyClaim: {
    ask: async () => {
      const { membershipId, propertyId } = await newMember(db, NOON, { slug: 'casa-miramar' });
      const [claim] = await db
        .insert(loyaltyClaim)
        .values({ membershipId, propertyId, subject: 'A1', reference: 'A1' })
        .returning();
      return { claimUuid: claim?.id, status: 'granted', value: 5, note };
    },
    subject: 'claimUuid',
    kept: { reason: 'granted' },
  },
  adjustLoyalty: {
    ask: async () => {
      const { memberNumber } = await newMember(db, NOON, { slug: 'casa-miramar' });
      return { key: randomUUID(), memberNumber, type: 'adding', value: 5, reason: 'bonus', note };
    },
    subject: 'key',
    kept: { reason: 'bonus' },
  },
});
