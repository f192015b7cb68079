import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suiteRoot } from '../workspace/packages';
import { Trouble } from '../errors/trouble';
import { createDirectoryStorage } from './directory';
import type { ReleaseStorage } from './storage';

/** When the package is installed in a squad's own repository, there is no suite around it. */
const isInSuite = existsSync(join(suiteRoot, 'pnpm-workspace.yaml'));

const S3 = ['ENDPOINT', 'BUCKET', 'KEY', 'SECRET'] as const;

/** Opens the store that the environment names: a bucket if configured, else a directory. */
export async function openStorage(env: NodeJS.ProcessEnv, folder?: string): Promise<ReleaseStorage> {
  const dataDir = resolve(isInSuite ? suiteRoot : process.cwd(), env.DATA_DIR || '.data');
  const named = S3.filter((name) => env[`RELEASES_S3_${name}`]);
  if (folder !== undefined || named.length === 0) {
    return createDirectoryStorage(resolve(folder ?? (env.RELEASES_DIR || resolve(dataDir, 'releases'))));
  }
  if (named.length < S3.length) {
    throw new Trouble(400, `${S3.map((name) => `RELEASES_S3_${name}`).join(', ')} must be set together.`);
  }
  if (!/^https?:/.test(env.RELEASES_S3_ENDPOINT ?? '') || !URL.canParse(env.RELEASES_S3_ENDPOINT ?? '')) {
    throw new Trouble(400, `RELEASES_S3_ENDPOINT is no address: "${env.RELEASES_S3_ENDPOINT}".`);
  }
  // The S3 client is imported lazily because only buckets need it.
  const { createS3Storage } = await import('./s3');
  return createS3Storage({
    endpoint: env.RELEASES_S3_ENDPOINT ?? '',
    bucket: env.RELEASES_S3_BUCKET ?? '',
    region: env.RELEASES_S3_REGION || 'us-east-1',
    key: env.RELEASES_S3_KEY ?? '',
    secret: env.RELEASES_S3_SECRET ?? '',
    mirror: resolve(dataDir, 'releases-mirror'),
  });
}
