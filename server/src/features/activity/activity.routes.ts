import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { uuid } from '@guest/shared/contracts/core/values';
import { notFound } from '../../platform/errors/request-error';
import type { ServeInProperty } from '../property/serve-in-property';
import type { ActivityRepository } from './activity.repository';
import { requestedDays, toStartRange } from './days';
import type { SessionRepository } from './session.repository';

const SESSIONS_SHOWN_DAYS = 14;
/** Free places are counted for each session, so that the listing is limited. */
const SESSIONS_PER_MINUTE = 60;

export function activityRoutes(
  serveInProperty: ServeInProperty,
  activities: ActivityRepository,
  sessions: SessionRepository,
  now: () => number,
): void {
  serveInProperty(activityContract.listActivities, async ({ query: { date, category } }, scope) => {
    const startRange =
      date === undefined ? undefined : toStartRange({ from: date, to: date }, scope.property);
    return activities.list(scope, { startRange, category }, now());
  });

  serveInProperty(activityContract.getSchedule, async ({ query }, scope) => {
    const days = requestedDays(query, { property: scope.property, now: now(), defaultDays: 1 });
    return {
      ...days,
      sessions: await sessions.schedule(
        scope,
        { startRange: toStartRange(days, scope.property), next: query.next },
        now(),
      ),
    };
  });

  serveInProperty(activityContract.getActivity, async ({ params, query }, scope) => {
    // The address of a page may contain anything; only a UUID can name a booking.
    const booking = uuid.safeParse(query.booking).data;
    const found = await activities.find(scope, { id: params.activityId, booking }, now());
    if (!found) throw notFound();
    return found;
  });

  serveInProperty(
    activityContract.listSessions,
    async ({ params, query }, scope) => {
      const days = requestedDays(query, {
        property: scope.property,
        now: now(),
        defaultDays: SESSIONS_SHOWN_DAYS,
      });
      const startRange = toStartRange(days, scope.property);
      const items = await sessions.ofBookable(scope, params, { startRange, now: now() });
      if (!items) throw notFound();
      return { items };
    },
    { perMinute: SESSIONS_PER_MINUTE, perMinuteAnonymous: 10 * SESSIONS_PER_MINUTE, now },
  );
}
