import * as z from '@guest/shared/contracts/zod';
import { checks, nothing } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';

const type = z.enum(['outlet', 'activity']);
export type FavoriteType = z.infer<typeof type>;

export const favoriteSchema = z.object({ type, uuid, createdAt: instant });
export type Favorite = z.infer<typeof favoriteSchema>;

const one = z.extend(inProperty, { type, uuid });

/** The input and reply schemas of each endpoint. */
export const favoriteChecks = {
  listFavorites: checks({
    params: z.extend(inProperty, { type }),
    reply: z.object({ items: z.array(favoriteSchema) }),
  }),
  addFavorite: checks({ params: one, reply: favoriteSchema }),
  removeFavorite: checks({ params: one, reply: nothing }),
};
