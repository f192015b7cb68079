import type { Module } from '../../platform/module/module';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import { uploadEvents, type MayPostTo } from './upload.events';
import { uploadRoutes } from './upload.routes';
import type { Uploads } from './uploads';

interface UploadModuleDeps {
  uploads: Uploads;
  mayPostTo: MayPostTo;
  /** The deadline for receiving a file, in milliseconds; shortened in tests. */
  uploadMs?: number | undefined;
}

/** Files that guests and staff upload. */
export const createUploadModule = ({ uploads, mayPostTo, uploadMs }: UploadModuleDeps): Module => ({
  // The body parser of uploads must not apply to other routes, so they get a scope of their own.
  routes: async (app) => {
    await app.register((scope) => uploadRoutes(scope, uploads, { withinMs: uploadMs }));
  },
  handlers: uploadEvents(uploads, mayPostTo),
  jobs: [{ name: 'uploads', everyMs: HOUSEKEEPING_MS, run: uploads.sweep }],
});
