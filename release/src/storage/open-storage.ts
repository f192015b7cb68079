import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suiteRoot } from '../workspace/packages';
import { CliError } from '../errors/cli-error';
import { createDirectoryStorage } from './directory';
import { trustSettings } from './trust-settings';
import type { ReleaseStorage } from './storage';

/** When the package is installed in a squad's own repository, there is no suite around it. */
const isInSuite = existsSync(join(suiteRoot, 'pnpm-workspace.yaml'));

const S3_VARIABLES = ['ENDPOINT', 'BUCKET', 'KEY', 'SECRET'] as const;

/**
 * Opens the store that the environment names: a bucket if configured, else a directory. `keyFile` names the private key;
 * `memory` is the file in which a server remembers the keys of the store.
 */
export async function openStorage(
  env: NodeJS.ProcessEnv,
  { folder, keyFile, memory }: { folder?: string; keyFile?: string; memory?: string } = {},
): Promise<ReleaseStorage> {
  const dataDir = resolve(isInSuite ? suiteRoot : process.cwd(), env.DATA_DIR || '.data');
  const trust = trustSettings(env, { dataDir, keyFile, memory });
  const configured = S3_VARIABLES.filter((name) => env[`RELEASES_S3_${name}`]);
  if (folder !== undefined || configured.length === 0) {
    const store = createDirectoryStorage(
      resolve(folder ?? (env.RELEASES_DIR || resolve(dataDir, 'releases'))),
    );
    return { ...store, trust };
  }
  if (configured.length < S3_VARIABLES.length) {
    throw new CliError(
      400,
      `${S3_VARIABLES.map((name) => `RELEASES_S3_${name}`).join(', ')} must be set together.`,
    );
  }
  if (!/^https?:/.test(env.RELEASES_S3_ENDPOINT ?? '') || !URL.canParse(env.RELEASES_S3_ENDPOINT ?? '')) {
    throw new CliError(400, `RELEASES_S3_ENDPOINT is not a URL: "${env.RELEASES_S3_ENDPOINT}".`);
  }
  // The S3 client is imported lazily because only buckets need it.
  const { createS3Storage } = await import('./s3');
  const store = createS3Storage({
    endpoint: env.RELEASES_S3_ENDPOINT ?? '',
    bucket: env.RELEASES_S3_BUCKET ?? '',
    region: env.RELEASES_S3_REGION || 'us-east-1',
    key: env.RELEASES_S3_KEY ?? '',
    secret: env.RELEASES_S3_SECRET ?? '',
    mirror: resolve(dataDir, 'releases-mirror'),
  });
  return { ...store, trust };
}
