import type { StaffSession } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection } from '../../../platform/db/database';
import { notFound, type RequestError } from '../../../platform/errors/request-error';
import { scopeOf } from '../../property/property-scope';
import { sessionOutdated } from '../model/activity-errors';
import { staffSession } from './staff-session';

export type ShownSession = ReturnType<typeof createShownSession>;

/** Loads a session as it is shown to a member of staff. */
export function createShownSession({ now }: { now: () => number }) {
  /** A session of another property is reported as not found. */
  async function of(on: Connection, actor: Actor, id: string): Promise<StaffSession> {
    const scope = scopeOf(actor.property, [actor.lang]);
    const found = await staffSession(on, id, { scope, now: now() });
    if (!found) throw notFound();
    return found;
  }

  return {
    of,
    /** Returns the error for a session that can no longer be changed. */
    outdated: async (on: Connection, actor: Actor, id: string): Promise<RequestError> =>
      sessionOutdated('status_not_allowed', await of(on, actor, id)),
  };
}
