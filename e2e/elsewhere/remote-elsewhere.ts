import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What an installation brings besides the package itself, linked from here: a test installs nothing from a network. */
const BESIDE = { 'shell/node_modules': ['@rspack/cli'], node_modules: ['@types/node', '@types/react'] };

/** The sources of a remote in a folder of its own, on the packed `@guest/shared` and nothing else of the workspace. */
export async function remoteElsewhere(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  for (const part of ['src', 'rspack.config.ts']) {
    await cp(join(root, `mfe-${name}`, part), join(folder, part), { recursive: true });
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'elsewhere', type: 'module' }));
  const modules = join(folder, 'node_modules');
  await unpack(await packed(folder), join(modules, '@guest/shared'));
  const manifest = await readFile(join(modules, '@guest/shared/package.json'), 'utf8');
  // Written by npm a moment ago.
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  await link('shared/node_modules', Object.keys(dependencies), modules);
  for (const [from, names] of Object.entries(BESIDE)) await link(from, names, modules);
  return folder;
}

/** Packs a copy, because packing writes into the package's manifest for a moment. */
async function packed(folder: string): Promise<string> {
  const copy = join(folder, 'workspace');
  const isSource = (path: string) => !/[\\/](node_modules|dist)$/.test(path);
  await cp(join(root, 'shared'), join(copy, 'shared'), { recursive: true, filter: isSource });
  for (const file of ['scripts/pack-shared.mjs', 'pnpm-workspace.yaml'])
    await cp(join(root, file), join(copy, file));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: join(copy, 'shared') });
  const [tarball = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  return join(folder, tarball);
}

async function unpack(tarball: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await run('tar', ['xzf', tarball, '-C', to, '--strip-components=1']);
}

async function link(from: string, names: string[], modules: string): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(await realpath(join(root, from, name)), join(modules, name));
  }
}

/** What a squad's own editor and CI would say of the types. */
export async function typesOf(folder: string): Promise<string> {
  const options = {
    ...{
      target: 'ES2023',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
    },
    ...{ jsx: 'react-jsx', types: ['node'], strict: true, skipLibCheck: true, noEmit: true },
    ...{ allowArbitraryExtensions: true, resolveJsonModule: true },
  };
  const include = ['src', 'node_modules/@guest/shared/src/build.d.ts'];
  const tsconfig = { compilerOptions: options, include, exclude: ['**/*.test.*', 'src/**/testing'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const compiler = createRequire(join(root, 'package.json')).resolve('typescript-native/package.json');
  const tsc = join(dirname(compiler), 'bin/tsc');
  return run(process.execPath, [tsc, '-p', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}
