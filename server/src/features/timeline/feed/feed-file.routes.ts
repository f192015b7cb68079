import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { slug } from '@guest/shared/contracts/core/values';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import { routes } from '@guest/shared/routes/routes';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { notFound, tooManyRequests } from '../../../platform/errors/request-error';
import { acceptedLanguages } from '../../../platform/http/accepted-languages';
import { vary } from '../../../platform/http/vary';
import { RateBuckets } from '../../../platform/rate-limits/rate-buckets';
import { parseInput } from '../../../platform/validation/parse-input';
import type { PropertyRepository } from '../../property/property.repository';
import { scopeOf } from '../../property/property-scope';
import type { EntryQuery, TimelineEntry } from '../entries/entry-source';
import { calendarSources } from '../entries/entry-sources';
import { calendarDays, toTimelineRange } from '../plan/timeline-range';
import type { TimelineRepository } from '../plan/timeline.repository';
import { feedFile } from './feed-file';
import type { FeedRepository } from './feed.repository';

/** An address ends this many days after the departure. */
const DAYS_AFTER_DEPARTURE = 30;
const READS_PER_HOUR = 60;

const paramsSchema = z.strictObject({ property: slug });
const querySchema = z.object({ key: z.optional(z.string().check(z.maxLength(100))) });

interface FeedFileDeps {
  properties: PropertyRepository;
  feeds: FeedRepository;
  timelines: TimelineRepository;
  now: () => number;
}

/**
 * Serves the calendar that calendar apps subscribe to. They cannot sign in, so the secret key in the URL gives
 * access. A wrong key is reported as not found.
 */
export function feedFileRoutes(app: FastifyInstance, deps: FeedFileDeps): void {
  const { properties, feeds, timelines, now } = deps;
  const reads = new RateBuckets({ burst: READS_PER_HOUR, perSecond: READS_PER_HOUR / 3_600 }, now);

  app.get('/web/property/:property/timeline.ics', async (request, reply) => {
    const params = parseInput(paramsSchema, request.params);
    const { key } = parseInput(querySchema, request.query);
    const property = await properties.find(params.property);
    const guest = property && key && (await feeds.findGuestByKey(property.id, key));
    if (!property || !guest) throw notFound();
    const at = now();
    const today = businessDay(at, property.timeZone, property.businessDayStart);
    if (guest.checkout !== null && today > addDays(guest.checkout, DAYS_AFTER_DEPARTURE)) throw notFound();
    const seconds = reads.take(guest.id);
    if (seconds > 0) throw tooManyRequests(seconds);
    await feeds.recordRead(guest.id);

    // A calendar app sends no language, so the file is in the guest's.
    const { lang } = guest;
    const languages = lang === null ? acceptedLanguages(request.headers['accept-language']) : [lang];
    const scope = scopeOf(property, languages);
    const range = toTimelineRange(calendarDays(today), property, at);
    const query: EntryQuery = { propertyId: property.id, guestId: guest.id, now: new Date(at), ...range };
    const entries = await timelines.loadEntries({ sources: calendarSources, query, scope });
    if (!entries) throw notFound();
    vary(reply, 'Accept-Language');
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="stay.ics"' })
      .send(
        feedFile({
          items: entries.map(({ item }) => item),
          property: {
            slug: property.slug,
            timeZone: property.timeZone,
            name: scope.localize(property.name),
            address: scope.localize(property.address),
          },
          now: at,
          urlOf: (item) => `${request.protocol}://${request.host}${pathOf(item)}`,
        }),
      );
  });
}

function pathOf({ link }: TimelineEntry['item']): string {
  const route = Object.entries(routes).find(([name]) => name === link.route)?.[1];
  return route ? withQuery(fillIn(route.path, link.params), link.query) : '/';
}
