import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { LONGEST_QUERY, SHORTEST_QUERY } from './query-length';
import { inProperty, price, slug, uuid } from '../core/values';

const found = { uuid, title: z.string(), line: z.string() };

/** A search result with the data needed for its link. */
const hit = z.union([
  z.object({ kind: z.literal('entry'), ...found, directory: slug, entry: slug }),
  z.object({ kind: z.literal('outlet'), ...found, outlet: slug, openingHours: openingHoursSchema }),
  z.object({ kind: z.literal('dish'), ...found, outlet: slug, menu: slug, section: uuid, price }),
  z.object({ kind: z.literal('activity'), ...found }),
  z.object({ kind: z.literal('request'), ...found }),
]);
export type SearchHit = z.infer<typeof hit>;

/** The input and reply schemas of each endpoint. */
export const searchChecks = {
  search: checks({
    params: inProperty,
    query: z.strictObject({
      q: z.string().check(z.minLength(SHORTEST_QUERY), z.maxLength(LONGEST_QUERY)),
    }),
    /** The results, best match first. */
    reply: z.object({ items: z.array(hit) }),
  }),
};
