import type { ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import type { ActivityRepository } from '../activity/activity.repository';
import type { OutletRepository } from '../outlet/outlet.repository';
import type { PropertyScope } from '../property/property-scope';
import type { FavoriteRow } from './favorite.repository';

interface ListedFavoritesDeps {
  outlets: OutletRepository;
  activities: ActivityRepository;
  now: () => number;
}

export type ListedFavorites = ReturnType<typeof createListedFavorites>;

/** Returns a function that adds the items to favorites of one type. */
export function createListedFavorites({ outlets, activities, now }: ListedFavoritesDeps) {
  async function withOutlets(scope: PropertyScope, rows: FavoriteRow[]): Promise<ListedFavorite[]> {
    const found = await outlets.byIds(scope, idsOf(rows));
    const byId = new Map(found.map((one) => [one.outlet.uuid, one]));
    return rows.map((row) => {
      const { outlet, withdrawnAt } = byId.get(row.uuid) ?? {};
      return {
        ...fieldsOf(row),
        type: 'outlet',
        ...(outlet && (withdrawnAt ? withdrawn(outlet, withdrawnAt) : { item: outlet })),
      };
    });
  }

  async function withActivities(scope: PropertyScope, rows: FavoriteRow[]): Promise<ListedFavorite[]> {
    const found = await activities.byIds(scope, idsOf(rows), now());
    const byId = new Map(found.map((one) => [one.activity.uuid, one]));
    return rows.map((row) => {
      const { activity, withdrawnAt } = byId.get(row.uuid) ?? {};
      return {
        ...fieldsOf(row),
        type: 'activity',
        ...(activity && (withdrawnAt ? withdrawn(activity, withdrawnAt) : { item: activity })),
      };
    });
  }

  return {
    outlet: withOutlets,
    activity: withActivities,
  };
}

const idsOf = (rows: FavoriteRow[]) => rows.map(({ uuid }) => uuid);

const fieldsOf = ({ uuid, notify, createdAt }: FavoriteRow) => ({
  uuid,
  notify,
  createdAt: createdAt.toISOString(),
});

const withdrawn = ({ name }: { name: string }, at: Date) => ({ withdrawn: { name, at: at.toISOString() } });
