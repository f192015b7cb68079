import { join } from 'node:path';
import type { Config } from '../../../platform/config/config';
import { createDiskStore } from './disk-store';
import type { FileStore } from './file-store';

/** Files on this machine, or where the configuration says. */
export async function createFileStore({
  dataDir,
  uploadsS3,
}: Pick<Config, 'dataDir' | 'uploadsS3'>): Promise<FileStore> {
  if (!uploadsS3) return createDiskStore(join(dataDir, 'uploads'));
  // Only who uses it pays for loading it.
  const { createS3Store } = await import('./s3-store');
  return createS3Store(uploadsS3);
}
