import * as z from '@guest/shared/contracts/zod';
import { endpoint } from './endpoint';
import { instant } from './values';

/** What is running: one version of the shell and of each remote. `buildId` changes with any of them. */
export const buildManifestSchema = z.object({
  buildId: z.string(),
  builtAt: instant,
  shell: z.string(),
  remotes: z.record(z.string(), z.string()),
});
export type BuildManifest = z.infer<typeof buildManifestSchema>;

export const buildContract = {
  latestBuild: endpoint({
    method: 'GET',
    path: '/builds/latest.json',
    summary: 'The build that a page loaded now would get',
    reply: buildManifestSchema,
  }),
  buildMeta: endpoint({
    method: 'GET',
    path: '/builds/meta/:buildId.json',
    summary: 'One build',
    params: z.strictObject({ buildId: z.string().check(z.regex(/^[\w.-]{1,80}$/)) }),
    reply: buildManifestSchema,
  }),
};
