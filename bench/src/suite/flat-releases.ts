import { bundle } from '../../../release/src/build/build';
import { readBuildFacts } from '../../../release/src/build/build-facts';
import { integrityOf } from '../../../release/src/build/integrity';
import { filesOf, scriptsOf, stylesOf } from '../../../release/src/build/record';
import { sharedFilesOf } from '../../../release/src/storage/shared-files';
import { RECORD_FILE, type ReleaseStorage } from '../../../release/src/storage/storage';
import { LANGUAGES } from '@guest/shared/contracts/core/languages';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { pageNames, routeOf, type RouteName } from '@guest/shared/routes/routes';
import { createHash } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chunkOf, textsChunkOf } from '../../flat/flat-config';

const FLAT = fileURLToPath(new URL('../../flat', import.meta.url));
const DIST = join(FLAT, 'dist');
const BUNDLE = '_server/worker.mjs';

/**
 * The language of the benchmarks. A release lists its texts per language only for itself, so the texts of a
 * remote are listed with its pages, in this language.
 */
export const LANGUAGE = 'en';

/**
 * Builds the suite as one application and publishes it three times, each time as a shell without remotes:
 * `flat` is rendered on the server, `empty` in the browser, and `bare` has almost no script.
 */
export async function publishFlat(
  storage: ReleaseStorage,
  suite: ReleaseRecord[],
): Promise<Record<'flat' | 'empty' | 'bare', ReleaseRecord>> {
  const version = `flat-${createHash('sha256')
    .update(suite.map((it) => it.version).join())
    .digest('hex')
    .slice(0, 8)}`;
  await bundle(FLAT, version);
  const flat = await flatRecord(version, suite);
  const { groups } = await readBuildFacts(DIST);
  const empty = { ...flat, ...identityOf(`empty-${version}`), server: { bundle: '', integrity: '' } };
  const bare = {
    ...flat,
    ...identityOf(`bare-${version}`),
    entry: scriptsOf(groups.bare ?? []),
    texts: {},
    pages: Object.fromEntries(
      Object.entries(flat.pages).map(([route, page]) => [route, { ...page, scripts: [] }]),
    ),
  };
  for (const record of [flat, empty, bare]) await replaceRelease(storage, record);
  return { flat, empty, bare };
}

async function flatRecord(version: string, suite: ReleaseRecord[]): Promise<ReleaseRecord> {
  const shell = suite.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('the suite has no shell release');
  const { groups } = await readBuildFacts(DIST);
  const texts = (name: string, lang: string) => scriptsOf(groups[textsChunkOf(name, lang)] ?? []);

  return {
    ...shell,
    ...identityOf(version),
    entry: scriptsOf(groups.main ?? []),
    styles: stylesOf(groups.main ?? []),
    files: await filesOf(DIST),
    pages: Object.fromEntries(pageNames.map((route) => [route, pageOf(route)])),
    texts: Object.fromEntries(LANGUAGES.map((lang) => [lang, texts('shell', lang)])),
    server: { bundle: BUNDLE, integrity: await integrityOf(join(DIST, BUNDLE)) },
    offers: { ...shell.offers, routes: [...pageNames] },
  };

  function pageOf(route: RouteName): ReleaseRecord['pages'][string] {
    const { owner } = routeOf(route);
    const reads = suite.find(({ name }) => name === owner)?.pages[route]?.reads ?? [];
    const chunks = [
      ...(owner === 'shell' ? [] : (groups[chunkOf(owner)] ?? [])),
      ...(groups[`page-${route}`] ?? []),
    ];
    const itsTexts = owner === 'shell' ? [] : texts(owner, LANGUAGE);
    return { scripts: [...scriptsOf(chunks), ...itsTexts], styles: stylesOf(chunks), reads };
  }
}

const identityOf = (version: string) => ({ version, global: `shell_${version}`.replace(/\W/g, '_') });

/**
 * Unlike a real release, this one is replaced if it exists: its version depends on the sources of the suite
 * and not on those of the benchmark.
 */
async function replaceRelease(storage: ReleaseStorage, record: ReleaseRecord): Promise<void> {
  const dir = await storage.folderOf(record.name, record.version);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(DIST, dir, { recursive: true });
  await writeFile(join(dir, RECORD_FILE), JSON.stringify(record, null, 2));
  await storage.share(record.name, record.version, sharedFilesOf(record));
}
