import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { notFound } from '../../platform/errors/refusal';
import type { ServeInProperty } from '../property/serve-in-property';
import type { ActivityRepository } from './activity.repository';
import { askedDays, beginsOn } from './days';
import type { SessionRepository } from './session.repository';

const SESSIONS_SHOWN_DAYS = 14;

export function activityRoutes(
  serveInProperty: ServeInProperty,
  activities: ActivityRepository,
  sessions: SessionRepository,
  now: () => number,
): void {
  serveInProperty(activityContract.listActivities, async ({ query: { date, category } }, scope) => {
    const begins = date === undefined ? undefined : beginsOn({ from: date, to: date }, scope.property);
    return activities.list(scope, { begins, category }, now());
  });

  serveInProperty(activityContract.getSchedule, async ({ query }, scope) => {
    const days = askedDays(query, { property: scope.property, now: now(), byDefault: 1 });
    return {
      ...days,
      sessions: await sessions.schedule(
        scope,
        { begins: beginsOn(days, scope.property), next: query.next },
        now(),
      ),
    };
  });

  serveInProperty(activityContract.getActivity, async ({ params }, scope) => {
    const found = await activities.find(scope, params.activityId, now());
    if (!found) throw notFound();
    return found;
  });

  serveInProperty(activityContract.listSessions, async ({ params, query }, scope) => {
    const days = askedDays(query, { property: scope.property, now: now(), byDefault: SESSIONS_SHOWN_DAYS });
    const begins = beginsOn(days, scope.property);
    const items = await sessions.ofBookable(scope, params, { begins, now: now() });
    if (!items) throw notFound();
    return { items };
  });
}
