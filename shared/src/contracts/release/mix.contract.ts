import { contract } from '../core/endpoint';

export type { CheckedMix, PublishedVersions } from './mix.schema';

/**
 * Endpoints for trying out several versions together. Both reply 403 on a channel whose addresses may not
 * select versions.
 */
export const mixContract = contract(
  () => import(/* webpackChunkName: "mix-checks" */ './mix.schema').then((it) => it.mixChecks),
  {
    listVersions: {
      method: 'GET',
      path: '/builds/versions.json',
      summary: 'Lists all published versions, and those that the next page load gets',
    },
    checkMix: {
      method: 'GET',
      path: '/builds/mix.json',
      summary: 'Checks whether the versions of an address can run together',
    },
  },
);
