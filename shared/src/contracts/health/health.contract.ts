import { contract } from '../core/endpoint';

export const healthContract = contract(
  () => import(/* webpackChunkName: "build-checks" */ './health.schema').then((it) => it.healthChecks),
  {
    live: {
      method: 'GET',
      path: '/health/live',
      summary: 'Whether the server runs',
    },
    ready: {
      method: 'GET',
      path: '/health/ready',
      summary: 'Whether it can be sent guests; 503 where it cannot',
    },
  },
);
