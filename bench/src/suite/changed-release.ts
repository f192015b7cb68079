import { buildIn } from '../../../release/src/build/build';
import { packageDir } from '../../../release/src/workspace/packages';
import { publishOnce } from '../../../release/src/registry/publish';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labDataDir, labStore } from './lab-folders';

/**
 * Copies the sources of a remote, changes one visible line, builds the copy and publishes it as a version of
 * its own.
 */
export async function releaseWithOneLineChanged(name: string): Promise<ReleaseRecord> {
  const from = packageDir(name);
  const to = join(labDataDir, 'changed', name);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const part of ['src', 'package.json', 'rspack.config.ts']) {
    await cp(join(from, part), join(to, part), { recursive: true });
  }
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'));
  await changeOneLine(join(to, 'src/locales/en.json'));

  const record = await buildIn(to, name, `1.0.1-${Date.now().toString(36)}`);
  await publishOnce(labStore, join(to, 'dist'));
  return record;
}

async function changeOneLine(catalog: string): Promise<void> {
  const texts = await readFile(catalog, 'utf8');
  const changed = texts.replace(/": "/, '": "Now: ');
  if (changed === texts) throw new Error(`no text to change in ${catalog}`);
  await writeFile(catalog, changed);
}
