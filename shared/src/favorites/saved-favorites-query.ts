import { queryOptions } from '@guest/shared/queries';
import { savedFavorites } from './saved-favorites';

/** Returns the query of the favorites on this device, so that all components show a change at once. */
export const savedFavoritesQuery = (property: string) =>
  queryOptions({
    queryKey: ['kept favorites', property],
    queryFn: () => ({ items: savedFavorites(property) }),
  });
