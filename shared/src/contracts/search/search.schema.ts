import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from './query-length';
import { inProperty, price, slug, uuid } from '../core/values';

const hitFields = { uuid, title: z.string(), line: z.string() };

/** A search result with the data needed for its link. */
const hit = z.union([
  z.object({ kind: z.literal('entry'), ...hitFields, directory: slug, entry: slug }),
  z.object({ kind: z.literal('outlet'), ...hitFields, outlet: slug, openingHours: openingHoursSchema }),
  z.object({ kind: z.literal('dish'), ...hitFields, outlet: slug, menu: slug, section: uuid, price }),
  z.object({ kind: z.literal('activity'), ...hitFields }),
  z.object({ kind: z.literal('request'), ...hitFields }),
]);
export type SearchHit = z.infer<typeof hit>;

/** The input and reply schemas of each endpoint. */
export const searchChecks = {
  search: checks({
    params: inProperty,
    query: z.strictObject({
      q: z.string().check(z.minLength(MIN_QUERY_LENGTH), z.maxLength(MAX_QUERY_LENGTH)),
    }),
    /** The results, best match first. */
    reply: z.object({ items: z.array(hit) }),
  }),
};
