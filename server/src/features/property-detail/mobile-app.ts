import { DEFAULT_DEEP_LINK_BASE } from '@guest/shared/contracts/core/suite-defaults';
import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../platform/connections/actor';
import type { Database } from '../../platform/db/database';
import { property } from '../../platform/db/tables/schema';
import { malformedIn, RequestError } from '../../platform/errors/request-error';
import { recordStaffAction } from '../staff/staff-action';

interface MobileAppDeps {
  db: Database;
  deepLinkBase: string;
  publicHost: string;
  now: () => number;
}

/**
 * Reads and changes the mobile app of a property. Pages use the change when they are loaded next; iOS and Android
 * read the association files only when the app is installed or updated.
 */
export function createMobileAppSettings({ db, deepLinkBase, publicHost, now }: MobileAppDeps) {
  return {
    async load(actor: Actor): Promise<ReplyOf<'loadMobileApp'>> {
      const [row] = await db.select().from(property).where(eq(property.id, actor.property.id));
      return { app: row?.mobileApp ?? null, deepLinkBase };
    },

    async change(actor: Actor, { app }: RequestOf<'changeMobileApp'>): Promise<ReplyOf<'changeMobileApp'>> {
      if (app && app.iosAppIds.length + app.androidApps.length === 0) throw malformedIn('app');
      if (app) checkBase(deepLinkBase, publicHost);
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

/** Refuses an app whose links would not lead to it, nor to this server where the app is not installed. */
function checkBase(deepLinkBase: string, publicHost: string): void {
  if (deepLinkBase === DEFAULT_DEEP_LINK_BASE)
    throw new RequestError(422, 'deep_link_base_missing', "This isn't allowed");
  // The systems of phones open no app for a link to the host of the current page.
  if (new URL(deepLinkBase).hostname === publicHost.toLowerCase())
    throw new RequestError(422, 'deep_link_base_on_suite', "This isn't allowed");
}
