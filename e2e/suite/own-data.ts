import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from '../../server/src/testing/processes/copy-folder';
import { startServer, stopServer } from './server-process';

/** Written when the folder is ready; contains `READY` or the error. */
const RESULT = 'result.txt';
const READY = 'ready';
const POLL_MS = 200;

/**
 * Fills a data directory with the demo hotels, from which the servers of single tests begin, because an empty start takes
 * ten seconds of a core. The run does not wait for it. Returns a function that removes it.
 */
export async function prepareOwnData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'guest-suite-own-data-'));
  process.env.E2E_OWN_DATA = folder;
  await linkReleases(folder);
  const prepared = startServer(folder)
    .then(stopServer)
    .then(() => READY, String)
    .then((error) => writeFile(join(folder, RESULT), error));
  return async () => {
    await prepared;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Creates a data directory with the releases of the run and the demo hotels. */
export async function ownDataDirectory(): Promise<string> {
  const from = String(process.env.E2E_OWN_DATA);
  const result = await resultIn(from);
  if (result !== READY) throw new Error(`no data for the server of a test: ${result}`);
  const folder = await mkdtemp(join(tmpdir(), 'guest-suite-own-'));
  const parts = (await readdir(from)).filter((name) => name !== RESULT);
  for (const name of parts) await copyFolder(join(from, name), folder);
  return folder;
}

async function resultIn(folder: string): Promise<string> {
  for (;;) {
    const result = await readFile(join(folder, RESULT), 'utf8').catch(() => '');
    if (result !== '') return result;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const linkReleases = (folder: string) =>
  symlink(join(String(process.env.E2E_DATA_DIR), 'releases'), join(folder, 'releases'));
