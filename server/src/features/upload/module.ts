import type { Module } from '../../platform/module/module';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import { uploadHandlers, type AssertCanPost } from './upload.handlers';
import { uploadRoutes } from './upload.routes';
import type { Uploads } from './uploads';

/** The composition creates the uploads first, because the conversations need them. */
export { createFileStore } from './store/create-file-store';
export { createUploads, type Uploads } from './uploads';

interface UploadModuleDeps {
  uploads: Uploads;
  assertCanPost: AssertCanPost;
  /** The deadline for receiving a file, in milliseconds; shortened in tests. */
  uploadMs?: number | undefined;
}

/** Files that guests and staff upload. */
export const createUploadModule = ({ uploads, assertCanPost, uploadMs }: UploadModuleDeps): Module => ({
  // The body parser of uploads must not apply to other routes, so they get a scope of their own.
  routes: async (app) => {
    await app.register((scope) => uploadRoutes(scope, uploads, { withinMs: uploadMs }));
  },
  handlers: uploadHandlers(uploads, assertCanPost),
  jobs: [{ name: 'uploads', everyMs: HOUSEKEEPING_MS, run: uploads.deleteUnused }],
});
