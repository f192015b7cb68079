import {
  buildContract,
  type BuildFile,
  type BuildManifest,
} from '@guest/shared/contracts/release/build.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { notFound } from '../../platform/errors/refusal';
import type { SetWish } from '../releases/chosen-set';
import type { SetWishes } from '../releases/set-wish';

/** Access to the build manifests of released sets. */
export interface Builds {
  current(wish: SetWish): Promise<BuildManifest>;
  find(buildId: string): Promise<BuildManifest | undefined>;
  files(buildId: string): Promise<BuildFile[] | undefined>;
}

export function buildRoutes(app: FastifyInstance, builds: Builds, wishOf: SetWishes): void {
  serve(app, buildContract.latestBuild, ({ request }) => builds.current(wishOf(request)));

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
