import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Database } from '../../../platform/db/database';
import { property } from '../../../platform/db/tables/schema';
import { recordStaffAction } from '../../staff/staff-action';

/** Reads and changes the settings of a property for publishing. They take effect with the next call of a guest. */
export function createShareSettings(db: Database, now: () => number) {
  return {
    async load(actor: Actor): Promise<ReplyOf<'loadSharePolicy'>> {
      const [row] = await db.select().from(property).where(eq(property.id, actor.property.id));
      return { policy: (row ?? actor.property).sharePolicy };
    },

    change: (actor: Actor, changes: RequestOf<'changeSharePolicy'>): Promise<ReplyOf<'changeSharePolicy'>> =>
      db.transaction(async (tx) => {
        const isOwnProperty = eq(property.id, actor.property.id);
        // With the lock, two people who change different settings keep each other's change.
        const [row] = await tx.select().from(property).where(isOwnProperty).for('update');
        const before = (row ?? actor.property).sharePolicy;
        const { stayStates } = changes;
        const policy = {
          ...before,
          ...changes,
          ...(stayStates && { stayStates: [...new Set(stayStates)] }),
        };
        if (isSame(before, policy)) return { policy };
        await tx.update(property).set({ sharePolicy: policy }).where(isOwnProperty);
        await recordStaffAction(tx, actor, {
          what: 'changeSharePolicy',
          subjectId: actor.property.id,
          before: { sharePolicy: before },
          after: { sharePolicy: policy },
          at: now(),
        });
        return { policy };
      }),
  };
}

type Policy = ReplyOf<'loadSharePolicy'>['policy'];

const isSame = (a: Policy, b: Policy): boolean =>
  a.reviewPosts === b.reviewPosts &&
  a.isClosed === b.isClosed &&
  a.hours?.from === b.hours?.from &&
  a.hours?.until === b.hours?.until &&
  String(a.stayStates?.toSorted()) === String(b.stayStates?.toSorted());
