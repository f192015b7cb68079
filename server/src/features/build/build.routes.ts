import { buildContract, type BuildManifest } from '@guest/shared/contracts/build.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import { notFound } from '../../refusal';

/** What has been released, as far as the build manifest tells. */
export interface Builds {
  current(): Promise<BuildManifest>;
  find(buildId: string): Promise<BuildManifest | undefined>;
}

export function buildRoutes(app: FastifyInstance, builds: Builds): void {
  serve(app, buildContract.latestBuild, () => builds.current());

  serve(app, buildContract.buildMeta, async ({ params }) => {
    const found = await builds.find(params.buildId);
    if (!found) throw notFound();
    return found;
  });
}
