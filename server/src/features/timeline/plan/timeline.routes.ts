import { timelineContract } from '@guest/shared/contracts/timeline/timeline.contract';
import { signInRequired } from '../../../platform/http/authentication';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import { entrySources } from '../entries/entry-sources';
import { timelineDays, toTimelineRange } from './timeline-range';
import type { TimelineRepository } from './timeline.repository';
import { toTimeline } from './to-timeline';

/** The page reads again after every event, and every 30 seconds without a connection. */
const READS_PER_MINUTE = 120;
/** No booking can be made farther ahead than this. */
const FARTHEST_BOOKING_MS = 2 * 366 * 86_400_000;

export function timelineRoutes(
  serveInProperty: ServeInProperty,
  timelines: TimelineRepository,
  now: () => number,
): void {
  serveInProperty(
    timelineContract.getTimeline,
    async (call, scope) => {
      const { property } = scope;
      const guest = await timelines.findGuest(requireGuest(call).id);
      if (!guest) throw signInRequired();
      const at = now();
      const days = timelineDays(call.query, { property, now: at, checkout: guest.checkout });
      const owner = { propertyId: property.id, guestId: guest.id, now: new Date(at) };
      const range = toTimelineRange(days, property, at);
      // The plan is the only list of a guest's bookings, so none is too far ahead for it.
      const isWhole = call.query.from === undefined && call.query.to === undefined;
      const bookingsBefore = isWhole ? new Date(at + FARTHEST_BOOKING_MS) : range.before;
      const query = { ...owner, ...range, bookingsBefore };
      return toTimeline(await timelines.loadEntries({ sources: entrySources, query, scope, guest }), at);
    },
    { perMinute: READS_PER_MINUTE, now },
  );
}
