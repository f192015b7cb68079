import { contract } from '../core/endpoint';

export type { SearchHit } from './search.schema';

export const searchContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './search.schema').then((it) => it.searchChecks),
  {
    search: {
      method: 'GET',
      path: '/web/property/:property/search',
      summary: 'Searches the texts of the hotel; tolerates typing errors',
    },
  },
);
