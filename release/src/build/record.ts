import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { pageNames, routeOf } from '@guest/shared/routes/routes';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../errors/cli-error';
import { isNamedByContent } from '../storage/shared-files';
import { readBuildFacts } from './build-facts';
import { readFirstReads } from './first-reads';
import { hostFactsOf } from './hosting';
import { integrityOf } from './integrity';
import { providedAndRequired } from './provided-and-required';
import { readOwnRoutes } from './own-routes';
import { readOwnSlots } from './own-slots';
import { provenance } from './provenance';

/** The chunk of the only exposed module of a remote. */
const EXPOSED_CHUNK = '__federation_expose_remote';
/** The files that a page loads: scripts, styles, and the file with the hashes of lazy files. */
const SERVED = /\.(js|css)$|^hashes\.\w+\.json$/;
const INLINE_FILE = '_inline/inline.js';
const WORKER_FILE = '_worker/sw.js';
const TEXTS_CHUNK = /^texts-(\w+)-json$/;

/** Creates the release record of a fresh build in a directory. */
export async function createRecord(dir: string, name: string, version: string): Promise<ReleaseRecord> {
  const facts = await readBuildFacts(dir);
  const isShell = name === 'shell';
  const first = facts.groups[isShell ? 'main' : EXPOSED_CHUNK] ?? [];
  // In the shell every page is a chunk of its own. The pages of a remote are part of its exposed module and
  // may have further chunks.
  const filesOfPage = (route: string) => [
    ...(isShell ? [] : first),
    ...(facts.groups[`page-${route}`] ?? []),
  ];
  const reads = await readFirstReads(dir);
  const ownRoutes = isShell ? undefined : await readOwnRoutes(join(dir, '..'));
  const ownSlots = isShell ? undefined : await readOwnSlots(join(dir, '..'));
  const routes = [
    ...pageNames.filter((route) => routeOf(route).owner === name),
    ...Object.keys(ownRoutes ?? {}),
  ];
  const bundle = isShell ? '_server/worker.mjs' : '_server/remote.mjs';
  const files = await filesOf(dir);
  const global = `${name}_${version}`.replace(/\W/g, '_');

  return {
    name,
    version,
    // The bundler calls the entry of a remote by its global name.
    entry: scriptsOf(isShell ? first : (facts.groups[global] ?? noEntry(name))),
    styles: isShell ? stylesOf(first) : [],
    global,
    files,
    hasSharedFiles: files.every(({ file }) => isNamedByContent(file)),
    pages: Object.fromEntries(
      routes.map((route) => [
        route,
        {
          scripts: scriptsOf(filesOfPage(route)),
          styles: stylesOf(filesOfPage(route)),
          reads: reads[route] ?? [],
        },
      ]),
    ),
    ...(ownRoutes && { routes: ownRoutes }),
    ...(ownSlots && { slots: ownSlots }),
    texts: Object.fromEntries(
      Object.entries(facts.groups).flatMap(([group, files]) => {
        const lang = TEXTS_CHUNK.exec(group)?.[1];
        return lang ? [[lang, scriptsOf(files)]] : [];
      }),
    ),
    ...(isShell && {
      inline: INLINE_FILE,
      worker: WORKER_FILE,
      unlisted: await hashesOf(dir, [INLINE_FILE, WORKER_FILE]),
    }),
    server: { bundle, integrity: await integrityOf(join(dir, bundle)) },
    needs: {
      hostVersion: facts.hostVersion,
      runtime: facts.runtime.range,
      shared: Object.fromEntries(Object.entries(facts.shared).map(([it, { range }]) => [it, range])),
    },
    ...(isShell && { hosts: hostFactsOf(facts) }),
    ...(await providedAndRequired(join(dir, '..'), routes, facts)),
    provenance: await provenance(join(dir, '..')),
  };
}

const hashesOf = async (dir: string, files: string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await integrityOf(join(dir, file))] as const)),
  );

function noEntry(name: string): never {
  throw new CliError(500, `The build of ${name} has no entry.`);
}

export const scriptsOf = (files: string[]) => files.filter((file) => file.endsWith('.js'));
export const stylesOf = (files: string[]) => files.filter((file) => file.endsWith('.css'));

export async function filesOf(dir: string): Promise<ReleaseRecord['files']> {
  const names = (await readdir(dir)).filter((file) => SERVED.test(file)).sort();
  return Promise.all(
    names.map(async (file) => ({
      file,
      size: (await stat(join(dir, file))).size,
      brotli: (await stat(join(dir, `${file}.br`))).size,
      integrity: await integrityOf(join(dir, file)),
    })),
  );
}
