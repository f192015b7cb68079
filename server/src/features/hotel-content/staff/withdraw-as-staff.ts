import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { notFound, RequestError } from '../../../platform/errors/request-error';
import { property, staffAction } from '../../../platform/db/tables/schema';
import { useAgainstRemoval, useOfHotel } from '../removal/hotel-in-use';
import { withdrawHotel } from '../removal/withdraw-hotel';
import type { ContentEditor } from './content-editor';
import { managerNeeded } from './manager-only';

interface WithdrawRequest {
  force?: boolean | undefined;
  dryRun?: boolean | undefined;
  now: Date;
}

/** Withdraws a hotel on behalf of a manager and records it in the audit log. Returns whether it is withdrawn. */
export async function withdrawAsStaff(
  db: Database,
  { id, isManager, propertyId, slug }: ContentEditor,
  { force = false, dryRun = false, now }: WithdrawRequest,
): Promise<boolean> {
  if (!isManager) throw managerNeeded('Only a manager withdraws a hotel.');
  const [hotel] = await db.select().from(property).where(eq(property.id, propertyId));
  if (!hotel) throw notFound();
  const against = useAgainstRemoval(slug, await useOfHotel(db, hotel, now));
  if (against !== undefined && !force)
    throw new RequestError(409, 'hotel_in_use', "This isn't allowed", {
      data: { code: 'hotel-in-use', message: against },
    });
  if (dryRun) return false;
  await withdrawHotel(db, propertyId, async (tx) => {
    await tx.insert(staffAction).values({
      propertyId,
      staffId: id,
      what: 'withdrawHotel',
      subjectId: propertyId,
      before: { isWithdrawn: false },
      after: { isWithdrawn: true },
      reason: null,
      at: now,
    });
  });
  return true;
}
