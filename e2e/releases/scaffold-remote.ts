import { symlinkSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyWorkspace } from '../../scripts/testing/copy-workspace';
import { runNode } from '../../scripts/testing/run-node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Generates a remote with pages in a copy of the workspace, as a squad does with `pnpm new`. The suite that the tests
 * run against was built without it.
 */
export async function scaffoldRemote(remote: string, ...pages: string[]) {
  const copy = copyWorkspace(['scripts', 'shared', 'shell', 'mfe-dining']);
  const folder = join(copy.root, `mfe-${remote}`);
  const features = pages.map((page) => ['feature', remote, page]);
  for (const words of [['remote', remote], ...features]) {
    const command = ['--import', 'tsx', 'scripts/new.ts', ...words, '--no-install'];
    const { code, output } = await runNode(copy.root, command);
    if (code !== 0) throw new Error(output);
  }
  copy.install(`mfe-${remote}`, 'mfe-dining');
  // An installation would find the bundler in the workspace.
  mkdirSync(join(folder, 'node_modules/@rspack'), { recursive: true });
  symlinkSync(join(root, 'shell/node_modules/@rspack/cli'), join(folder, 'node_modules/@rspack/cli'));

  return {
    folder,
    remove: copy.remove,
    edit: (file: string, change: (source: string) => string) =>
      writeFile(join(folder, file), change(copy.read(`mfe-${remote}/${file}`))),
  };
}
