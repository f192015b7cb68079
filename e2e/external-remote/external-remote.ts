import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { linkPackages, ownDependencies } from './link-packages';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Development dependencies that an installation would provide. They are linked from the workspace because
 * tests do not install from the network.
 */
const DEV_DEPENDENCIES = { shell: ['@rspack/cli'], '.': ['@types/node', '@types/react', '@types/react-dom'] };

/** Copies the sources of a remote to a folder outside the workspace that has only the packed packages. */
export async function createExternalRemote(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  for (const part of ['src', 'rspack.config.ts']) {
    await cp(join(root, `mfe-${name}`, part), join(folder, part), { recursive: true });
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'elsewhere', type: 'module' }));
  const modules = join(folder, 'node_modules');
  for (const packageName of ['shared', 'release']) {
    const { dependencies } = await installPackage(packageName, folder);
    const external = Object.keys(dependencies).filter((it) => !it.startsWith('@guest/'));
    await linkPackages(packageName, external, modules);
  }
  await linkPackages(`mfe-${name}`, await ownDependencies(`mfe-${name}`), modules);
  for (const [from, names] of Object.entries(DEV_DEPENDENCIES)) await linkPackages(from, names, modules);
  return folder;
}

/**
 * Packs a copy of the package, because packing temporarily rewrites its manifest, and unpacks it where npm
 * would.
 */
async function installPackage(
  name: string,
  folder: string,
): Promise<{ dependencies: Record<string, string> }> {
  const copy = join(folder, '.workspace');
  const isSource = (path: string) => !/[\\/](node_modules|dist)$/.test(path);
  for (const part of ['shared', 'release', 'scripts/pack-package.mjs', 'pnpm-workspace.yaml']) {
    await cp(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  }
  const { stdout } = await run('npm', ['pack', '--json'], { cwd: join(copy, name) });
  const tarball = /"filename": "([^"]+)"/.exec(stdout)?.[1] ?? '';
  const to = join(folder, 'node_modules/@guest', name);
  await mkdir(to, { recursive: true });
  await run('tar', ['xzf', join(copy, name, tarball), '-C', to, '--strip-components=1']);
  // The cast is safe because npm has just written the file.
  return JSON.parse(await readFile(join(to, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
}

/** Runs the `release` program that is installed in the folder. */
export async function runInstalledRelease(folder: string, ...args: string[]): Promise<void> {
  const program = join(folder, 'node_modules/@guest/release/bin/release.mjs');
  await run(process.execPath, [program, ...args], { cwd: folder });
}
