import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../platform/connections/actor';
import type { Database } from '../../platform/db/database';
import { property } from '../../platform/db/tables/schema';
import { malformedIn } from '../../platform/errors/request-error';
import { recordStaffAction } from '../staff/staff-action';

interface MobileAppDeps {
  db: Database;
  deepLinkBase: string;
  now: () => number;
}

/**
 * Reads and changes the mobile app of a property. Pages use the change when they are loaded next; iOS and Android
 * read the association files only when the app is installed or updated.
 */
export function createMobileAppSettings({ db, deepLinkBase, now }: MobileAppDeps) {
  return {
    async load(actor: Actor): Promise<ReplyOf<'loadMobileApp'>> {
      const [row] = await db.select().from(property).where(eq(property.id, actor.property.id));
      return { app: row?.mobileApp ?? null, deepLinkBase };
    },

    async change(actor: Actor, { app }: RequestOf<'changeMobileApp'>): Promise<ReplyOf<'changeMobileApp'>> {
      if (app && app.iosAppIds.length + app.androidApps.length === 0) throw malformedIn('app');
      return db.transaction(async (tx) => {
        const isOwnProperty = eq(property.id, actor.property.id);
        const [row] = await tx.select().from(property).where(isOwnProperty).for('update');
        const before = row?.mobileApp ?? null;
        if (isDeepStrictEqual(before, app)) return { app };
        await tx.update(property).set({ mobileApp: app }).where(isOwnProperty);
        await recordStaffAction(tx, actor, {
          what: 'changeMobileApp',
          subjectId: actor.property.id,
          before: { mobileApp: before },
          after: { mobileApp: app },
          at: now(),
        });
        return { app };
      });
    },
  };
}
