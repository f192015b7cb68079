import type { room, roomInvite } from '../../platform/db/tables/schema';
import { hashOf } from '../../platform/security/token';
import type { DemoLife } from './life';
import type { LifeContext } from './life-context';

const INVITE_LASTS_MS = 365 * 24 * 3_600_000;

/** Creates the groups that demo guests can join with the codes in the directories. */
export function groupRows({ propertyId, now, idOf }: LifeContext, { groups }: Pick<DemoLife, 'groups'>) {
  const rooms = groups.map(({ key, name }): typeof room.$inferInsert => ({
    id: idOf('group', key),
    propertyId,
    type: 'external',
    name,
    requestState: 'none',
    createdAt: now,
    lastActivityAt: now,
  }));
  const invites = groups.map(({ key, code }): typeof roomInvite.$inferInsert => ({
    codeHash: hashOf(code),
    roomId: idOf('group', key),
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITE_LASTS_MS),
  }));
  return { rooms, invites };
}
