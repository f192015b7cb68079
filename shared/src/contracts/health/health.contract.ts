import { contract } from '../core/endpoint';

export const healthContract = contract(
  () => import(/* webpackChunkName: "build-checks" */ './health.schema').then((it) => it.healthChecks),
  {
    live: {
      method: 'GET',
      path: '/health/live',
      summary: 'Reports that the server runs',
    },
    ready: {
      method: 'GET',
      path: '/health/ready',
      summary: 'Reports whether it is ready; otherwise 503',
    },
  },
);
