import { contract } from '../core/endpoint';

export type { BuildFile, BuildManifest } from './build.schema';

export const buildContract = contract(
  () => import(/* webpackChunkName: "build-checks" */ './build.schema').then((it) => it.buildChecks),
  {
    latestBuild: {
      method: 'GET',
      path: '/builds/latest.json',
      summary: 'The build that a page loaded now would get',
    },
    buildMeta: {
      method: 'GET',
      path: '/builds/meta/:buildId.json',
      summary: 'One build',
    },
    buildFiles: {
      method: 'GET',
      path: '/builds/files/:buildId.json',
      summary: 'What the pages of one build may ask for, so that a device can keep it',
    },
  },
);
