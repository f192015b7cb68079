import { contract } from './endpoint';

export type { BuildManifest } from './build.schema';

export const buildContract = contract(() => import('./build.schema').then((it) => it.buildChecks), {
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
});
