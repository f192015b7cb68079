import {
  buildContract,
  type BuildFile,
  type BuildManifest,
} from '@guest/shared/contracts/release/build.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { notFound } from '../../platform/errors/request-error';
import type { ReleaseSetRequest } from '../releases/resolve-release-set';
import type { SetRequestReader } from '../releases/release-set-request';

/** Access to the build manifests of released sets. */
export interface Builds {
  current(setRequest: ReleaseSetRequest): Promise<BuildManifest>;
  find(buildId: string): Promise<BuildManifest | undefined>;
  files(buildId: string): Promise<BuildFile[] | undefined>;
}

export function buildRoutes(app: FastifyInstance, builds: Builds, readSetRequest: SetRequestReader): void {
  serve(app, buildContract.latestBuild, ({ request }) => builds.current(readSetRequest(request)));

  serve(app, buildContract.buildMeta, async ({ params }) => {
    const found = await builds.find(params.buildId);
    if (!found) throw notFound();
    return found;
  });

  serve(app, buildContract.buildFiles, async ({ params }) => {
    const files = await builds.files(params.buildId);
    if (!files) throw notFound();
    return { files };
  });
}
