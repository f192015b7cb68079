import { timelineContract } from '@guest/shared/contracts/timeline/timeline.contract';
import { signInRequired } from '../../../platform/http/authentication';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import { entrySources } from '../entries/entry-sources';
import { timelineRange } from './timeline-range';
import type { TimelineRepository } from './timeline.repository';
import { toTimeline } from './to-timeline';

/** The page reads again after every event, and every 30 seconds without a connection. */
const READS_PER_MINUTE = 120;

export function timelineRoutes(
  serveInProperty: ServeInProperty,
  timelines: TimelineRepository,
  now: () => number,
): void {
  serveInProperty(
    timelineContract.getTimeline,
    async (call, scope) => {
      const { property } = scope;
      const guestId = requireGuest(call).id;
      const at = now();
      const range = timelineRange(call.query, { property, now: at, guestId });
      const query = { propertyId: property.id, guestId, now: new Date(at), ...range };
      const entries = await timelines.loadEntries({ sources: entrySources, query, scope });
      if (!entries) throw signInRequired();
      return toTimeline(entries, at);
    },
    { perMinute: READS_PER_MINUTE, now },
  );
}
