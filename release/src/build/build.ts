import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { releaseRecordSchema, type ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundler, distDir, packageDir, suiteRoot } from '../workspace/packages';
import { diskError } from '../storage/disk-error';
import { RECORD_FILE } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { compressFiles } from './compress';
import { versionOf } from './version-of';
import { withLock } from './with-lock';
import { withTypes } from './write-types';
import { createRecord } from './record';

const locks = join(suiteRoot, '.cache/locks');

/** Builds a package unless a build of its current sources exists. Returns its release record. */
export async function build(
  name: string,
  onStart: () => void = () => {},
): Promise<{ record: ReleaseRecord; isNew: boolean }> {
  const version = await versionOf(name);
  const known = await findBuild(name, version);
  if (known) return { record: known, isNew: false };

  await mkdir(locks, { recursive: true });
  return withLock(join(locks, `${name}.lock`), async () => {
    // The process that held the lock may have made this build.
    const existing = await findBuild(name, version);
    if (existing) return { record: existing, isNew: false };
    onStart();
    return { record: await buildIn(packageDir(name), name, version), isNew: true };
  });
}

/** Builds the package in a directory as the given version. */
export async function buildIn(
  dir: string,
  name: string,
  version: string,
  bundlerPath = bundler,
): Promise<ReleaseRecord> {
  try {
    await bundle(dir, version, bundlerPath);
    const dist = join(dir, 'dist');
    const record = await withTypes(dist, await createRecord(dist, name, version));
    // The record is written last, so that an interrupted build is repeated.
    await writeFile(join(dir, 'dist', RECORD_FILE), JSON.stringify(record, null, 2));
    return record;
  } catch (error) {
    throw diskError(error, dir, 'Nothing was built.');
  }
}

/** Returns the record of the last build if it has this version. An unreadable record counts as missing. */
async function findBuild(name: string, version: string): Promise<ReleaseRecord | undefined> {
  const text = await readFile(join(distDir(name), RECORD_FILE), 'utf8').catch(() => '');
  const { success, data } = tryParseRecord(text);
  return success && data.version === version ? data : undefined;
}

function tryParseRecord(text: string) {
  try {
    return releaseRecordSchema.safeParse(JSON.parse(text));
  } catch {
    return { success: false as const, data: undefined };
  }
}

/** Runs the bundler in the directory of its configuration and compresses its output. */
export async function bundle(dir: string, version: string, bundlerPath = bundler): Promise<void> {
  await rm(join(dir, 'dist'), { recursive: true, force: true });
  const args = [bundlerPath, 'build', '--config', 'rspack.config.ts'];
  const run = spawn(process.execPath, args, {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production', RELEASE_VERSION: version },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  run.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  run.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(run, 'exit')) as [number | null];
  if (code !== 0) throw new CliError(500, `${dir} could not be built:\n${Buffer.concat(output).toString()}`);
  await compressFiles(join(dir, 'dist'));
}
