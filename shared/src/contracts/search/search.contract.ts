import { contract } from '../core/endpoint';

export type { SearchHit } from './search.schema';

/** The minimum length in characters; shorter queries would match too much. */
export const SHORTEST_QUERY = 2;
export const LONGEST_QUERY = 60;

export const searchContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './search.schema').then((it) => it.searchChecks),
  {
    search: {
      method: 'GET',
      path: '/web/property/:property/search',
      summary: 'What a guest looks for, of all that the house has written; forgives typing errors',
    },
  },
);
