import { buildIn } from '../../../release/src/build/build';
import { packageDir } from '../../../release/src/workspace/packages';
import { publishOnce } from '../../../release/src/publish/publish';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labDataDir, labStore } from './lab-folders';

export type PackageCopy = Awaited<ReturnType<typeof copyPackage>>;

/**
 * Copies the sources of a package. All versions of the copy are built in one folder, as a squad builds its own, because
 * paths from one package to another are part of a build.
 */
export async function copyPackage(name: string) {
  const from = packageDir(name);
  const to = join(labDataDir, 'changed', name);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const part of ['src', 'package.json', 'rspack.config.ts']) {
    await cp(join(from, part), join(to, part), { recursive: true });
  }
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'));

  return {
    name,

    /** Changes one visible text. */
    async changeText(): Promise<void> {
      const catalog = join(to, 'src/locales/en.json');
      const texts = await readFile(catalog, 'utf8');
      const changed = texts.replace(/": "/, '": "Now: ');
      if (changed === texts) throw new Error(`no text to change in ${catalog}`);
      await writeFile(catalog, changed);
    },

    /** Adds one line of code that runs. */
    addLine: (file: string) => appendFile(join(to, file), "\nperformance.mark('one line');\n"),

    /** Builds the copy and publishes it as a version of its own. */
    async release(): Promise<ReleaseRecord> {
      const record = await buildIn(to, name, `1.0.0-${Date.now().toString(36)}`);
      await publishOnce(labStore, join(to, 'dist'));
      return record;
    },
  };
}
