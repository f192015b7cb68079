import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { guest, upload } from '../../platform/db/tables/schema';

/**
 * Inserts the missing rows of profile photos that guests show, as migration 0049 does. A server of the previous release may
 * still run after the migration and stores photos without a row, and nothing deletes the file of such a photo. Call
 * it before guests lose their photos, with the condition that selects them.
 */
export async function ensureProfilePhotoRows(on: Connection, guests: SQL = sql`true`): Promise<void> {
  await on.execute(sql`
    insert into ${upload}
      (property_id, key, owner_id, owner_kind, purpose, type, ext, most, state, expires_at)
    select ${guest.propertyId}, 'p/' || substr(${guest.profilePic}, 9), ${guest.chatUuid},
      'guest', 'profile', 'photo', 'jpg', 7000000, 'linked', now()
    from ${guest}
    where ${guest.profilePic} ~ '^/photos/[a-z0-9-]{1,64}/[A-Za-z0-9_-]{22}[.]jpg$' and (${guests})
    order by ${guest.createdAt}
    on conflict do nothing`);
}
