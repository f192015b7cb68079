import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the packages outside the workspace that a package of the workspace depends on. */
export async function ownDependencies(packageName: string): Promise<string[]> {
  // The cast is safe because the manifest is part of the workspace.
  const { dependencies = {} } = JSON.parse(
    await readFile(join(root, packageName, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@guest/'));
}

/**
 * Links packages into a `node_modules` folder from the package of the workspace that has them installed,
 * because tests do not install from the network. What is linked already stays.
 */
export async function linkPackages(from: string, names: string[], modules: string): Promise<void> {
  for (const name of names) {
    const target = join(modules, name);
    await mkdir(dirname(target), { recursive: true });
    await symlink(await realpath(join(root, from, 'node_modules', name)), target).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
