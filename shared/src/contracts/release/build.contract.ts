import { contract } from '../core/endpoint';

export type { BuildFile, BuildManifest } from './build.schema';

export const buildContract = contract(
  () => import(/* webpackChunkName: "build-checks" */ './build.schema').then((it) => it.buildChecks),
  {
    latestBuild: {
      method: 'GET',
      path: '/builds/latest.json',
      summary: 'Returns the build that the next page load gets',
    },
    buildMeta: {
      method: 'GET',
      path: '/builds/meta/:buildId.json',
      summary: 'Returns a build',
    },
    buildFiles: {
      method: 'GET',
      path: '/builds/files/:buildId.json',
      summary: 'Lists the files of a build, for offline use',
    },
  },
);
