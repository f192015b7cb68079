import { join } from 'node:path';
import type { Config } from '../../platform/config/config';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { Identity } from '../identity/module';
import type { ServesInProperty } from '../property/module';
import type { Uploads } from '../upload/module';
import { createMoveEarlierPhotos } from './move-earlier-photos.job';
import { createPhotoStore, type PhotoStore } from './photo-store';
import { photoRoutes } from './photo.routes';

interface PhotoModuleDeps {
  config: Pick<Config, 'dataDir'>;
  identity: Identity;
  uploads: Uploads;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The profile photos of guests. */
export function createPhotoModule(deps: PhotoModuleDeps): Module & { photos: PhotoStore } {
  const { config, identity, uploads, servesInProperty, now } = deps;
  const photos = createPhotoStore(uploads.store, join(config.dataDir, 'photos'));
  return {
    photos,
    // The body parser of photos must not apply to other routes, so they get a scope of their own.
    routes: async (app) => {
      await app.register(async (scope) =>
        photoRoutes(scope, servesInProperty(scope), { photos, uploads: uploads.rows, now, ...identity }),
      );
    },
    jobs: [
      { name: 'earlierPhotos', everyMs: HOUSEKEEPING_MS, run: createMoveEarlierPhotos(photos, uploads.rows) },
    ],
  };
}
