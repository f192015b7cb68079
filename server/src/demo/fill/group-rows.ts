import type { room, roomInvite } from '../../platform/db/tables/schema';
import { hashOf } from '../../platform/security/token';
import type { ImportContext } from './import-rows';

const INVITE_LASTS_MS = 365 * 24 * 3_600_000;

/** Creates the groups that demo guests can join with the codes in the directories. */
export function groupRows({ property, propertyId, now, idOf }: ImportContext) {
  const rooms = property.groups.map(({ key, name }): typeof room.$inferInsert => ({
    id: idOf('group', key),
    propertyId,
    type: 'external',
    name,
    requestState: 'none',
    createdAt: now,
    lastActivityAt: now,
  }));
  const invites = property.groups.map(({ key, code }): typeof roomInvite.$inferInsert => ({
    codeHash: hashOf(code),
    roomId: idOf('group', key),
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITE_LASTS_MS),
  }));
  return { rooms, invites };
}
