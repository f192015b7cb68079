import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RECORD_FILE } from '../storage/storage';

const sha256 = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

export type FixtureParts = Partial<ReleaseRecord> & { name: string; version: string };

/** The host facts of a fixture shell, unless a test overrides them. */
export const HOSTS: NonNullable<ReleaseRecord['hosts']> = {
  hostVersion: 1,
  runtime: '2.9.2',
  shared: { react: '19.3.1' },
  events: {},
  routes: {},
  fragments: {},
};

/** Creates a valid record of files with the given content. */
export function fixtureRecord(
  { name, version, ...rest }: FixtureParts,
  files: Record<string, string> = { 'remoteEntry.js': `${name} ${version}` },
): ReleaseRecord {
  return {
    name,
    version,
    entry: Object.keys(files).slice(0, 1),
    styles: [],
    global: `${name}_${version}`.replace(/\W/g, '_'),
    files: Object.entries(files).map(([file, content]) => ({
      file,
      size: content.length,
      brotli: content.length,
      integrity: sha256(content),
    })),
    pages: {},
    texts: {},
    server: { bundle: '', integrity: '' },
    needs: { hostVersion: 1, runtime: '^2.9.0', shared: { react: '^19.0.0' } },
    offers: { routes: [], fragments: [], events: {} },
    ...(name === 'shell' && { hosts: HOSTS }),
    listens: {},
    calls: {},
    provenance: {
      commit: 'c0ffee',
      branch: 'main',
      dirty: false,
      builder: 'test',
      builtAt: '2026-01-01T00:00:00.000Z',
    },
    ...rest,
  };
}

/** Writes a build as `release build` would. */
export async function fixtureBuild(
  folder: string,
  parts: FixtureParts,
  files: Record<string, string> = { 'remoteEntry.js': `${parts.name} ${parts.version}` },
): Promise<ReleaseRecord> {
  const record = fixtureRecord(parts, files);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, RECORD_FILE), JSON.stringify(record));
  return record;
}
