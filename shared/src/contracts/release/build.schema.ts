import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { instant } from '../core/values';

/** The running versions of the shell and of each remote. `buildId` changes with any of them. */
export const buildManifestSchema = z.object({
  buildId: z.string(),
  builtAt: instant,
  shell: z.string(),
  remotes: z.record(z.string(), z.string()),
  /**
   * The origin of each release by name, including the shell: the base address of its files, and the commit
   * and time of its build.
   */
  sources: z.optional(
    z.record(z.string(), z.object({ base: z.string(), commit: z.string(), builtAt: instant })),
  ),
});
export type BuildManifest = z.infer<typeof buildManifestSchema>;

/** A file of a build, with its language if only one language needs it. */
const buildFileSchema = z.object({ url: z.string(), lang: z.nullable(z.string()) });
export type BuildFile = z.infer<typeof buildFileSchema>;

const idParams = z.strictObject({ buildId: z.string().check(z.regex(/^[\w.-]{1,80}$/)) });

/** The input and reply schemas of each endpoint. */
export const buildChecks = {
  latestBuild: checks({
    reply: buildManifestSchema,
  }),
  buildMeta: checks({
    params: idParams,
    reply: buildManifestSchema,
  }),
  buildFiles: checks({
    params: idParams,
    reply: z.object({ files: z.array(buildFileSchema) }),
  }),
};
