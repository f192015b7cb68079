import * as z from '@guest/shared/contracts/zod';
import { activitySummarySchema } from '../activity/activity.schema';
import { checks, empty } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';
import { outletSchema } from '../outlet/outlet.schema';

const type = z.enum(['outlet', 'activity']);
export type FavoriteType = z.infer<typeof type>;

export const favoriteSchema = z.object({ type, uuid, createdAt: instant });
export type Favorite = z.infer<typeof favoriteSchema>;

const listedFields = {
  uuid,
  createdAt: instant,
  /** The guest wants a message when a sold-out session or evening opens. */
  notify: z.optional(z.boolean()),
  /** Set instead of `item` if the hotel no longer offers it. */
  withdrawn: z.optional(z.object({ name: z.string(), at: instant })),
};

/** A favorite with its item as the list of its kind shows it. */
export const listedFavoriteSchema = z.union([
  z.object({ type: z.literal('outlet'), ...listedFields, item: z.optional(outletSchema) }),
  z.object({ type: z.literal('activity'), ...listedFields, item: z.optional(activitySummarySchema) }),
]);
export type ListedFavorite = z.infer<typeof listedFavoriteSchema>;

const favoriteParams = z.extend(inProperty, { type, uuid });

/** The input and reply schemas of each endpoint. */
export const favoriteChecks = {
  listFavorites: checks({
    params: z.extend(inProperty, { type }),
    reply: z.object({ items: z.array(listedFavoriteSchema) }),
  }),
  addFavorite: checks({ params: favoriteParams, reply: favoriteSchema }),
  removeFavorite: checks({ params: favoriteParams, reply: empty }),
  setFavoriteNotify: checks({
    params: favoriteParams,
    body: z.strictObject({ notify: z.boolean() }),
    reply: z.extend(favoriteSchema, { notify: z.boolean() }),
  }),
};
