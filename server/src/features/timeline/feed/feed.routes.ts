import { timelineContract } from '@guest/shared/contracts/timeline/timeline.contract';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { FeedRepository } from './feed.repository';

/** The guest's own calls about the private address for calendar apps. */
export function feedRoutes(serveInProperty: ServeInProperty, feeds: FeedRepository, now: () => number): void {
  const limit = { perMinute: 20, now };

  serveInProperty(timelineContract.getCalendarFeed, async (call) => ({
    feed: await feeds.find(requireGuest(call).id),
  }));

  serveInProperty(
    timelineContract.createCalendarFeed,
    async (call, { property }) => {
      const key = await feeds.create({ id: requireGuest(call).id, propertyId: property.id });
      const { protocol, host } = call.request;
      return { url: `${protocol}://${host}/web/property/${property.slug}/timeline.ics?key=${key}` };
    },
    limit,
  );

  serveInProperty(
    timelineContract.revokeCalendarFeed,
    async (call) => {
      await feeds.revoke(requireGuest(call).id);
      return undefined;
    },
    limit,
  );
}
