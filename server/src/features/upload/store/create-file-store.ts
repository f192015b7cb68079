import { join } from 'node:path';
import type { Config } from '../../../platform/config/config';
import { createDiskStore } from './disk-store';
import type { FileStore } from './file-store';

/** Creates the configured store: S3 or the local disk. */
export async function createFileStore({
  dataDir,
  uploadsS3,
}: Pick<Config, 'dataDir' | 'uploadsS3'>): Promise<FileStore> {
  if (!uploadsS3) return createDiskStore(join(dataDir, 'uploads'));
  // Loaded lazily, because most installations use the disk.
  const { createS3Store } = await import('./s3-store');
  return createS3Store(uploadsS3);
}
