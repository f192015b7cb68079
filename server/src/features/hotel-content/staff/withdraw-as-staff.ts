import { eq } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { notFound, RequestError } from '../../../platform/errors/request-error';
import { property, staffAction } from '../../../platform/db/tables/schema';
import { removalObstacleOf, useOfHotel } from '../removal/hotel-in-use';
import { beginWithdrawal, withdrawHotel } from '../removal/withdraw-hotel';
import { lockContent } from '../lock/content-lock';
import { HOTEL_FILE, hotelIn } from '../folder/hotel-in';
import { createVersionRepository } from '../versions/version.repository';
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
  return db.transaction(async (tx) => {
    // A publication may hold the lock for long and change what the checks read, so they follow it.
    await lockContent(tx, propertyId);
    if (await hasFourEyes(tx, slug))
      throw refused(
        'four-eyes',
        'This hotel publishes with four eyes, so no single key withdraws it: its operator does, on the host.',
      );
    await beginWithdrawal(tx, propertyId);
    const [hotel] = await tx.select().from(property).where(eq(property.id, propertyId));
    if (!hotel) throw notFound();
    const use = await useOfHotel(tx, hotel, now);
    const against = removalObstacleOf(slug, use);
    if (against !== undefined && !force) throw refused('hotel-in-use', against);
    if (dryRun) return false;
    if (await withdrawHotel(tx, propertyId))
      await tx.insert(staffAction).values({
        propertyId,
        staffId: id,
        what: 'withdrawHotel',
        subjectId: propertyId,
        before: { isWithdrawn: false },
        after: { isWithdrawn: true, isForced: force, ...use },
        reason: null,
        at: now,
      });
    return true;
  });
}

/** Only the live version decides, as for publishing, so that a draft cannot switch the rule off. */
async function hasFourEyes(tx: Connection, slug: string): Promise<boolean> {
  const versions = createVersionRepository(tx);
  const live = await versions.live(slug);
  if (!live) return false;
  return hotelIn(await versions.fileOf(live, HOTEL_FILE)).publishing?.fourEyes ?? false;
}

const refused = (code: 'four-eyes' | 'hotel-in-use', message: string) =>
  new RequestError(409, code.replaceAll('-', '_'), "This isn't allowed", { data: { code, message } });
