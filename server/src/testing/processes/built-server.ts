import { build, type Plugin } from 'esbuild';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const RESOLVED = { isResolved: true };

/**
 * Bundles the server into one file for all processes of a test run. Otherwise each process would read and
 * compile several hundred sources, which takes one core three seconds. Test workers find the path in their
 * environment.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'guest-suite-server-'));
  // Some tests start the file as another system user.
  await chmod(folder, 0o755);
  const file = join(folder, 'server.mjs');
  await writeServer(file);
  // In watch mode, sources have changed since the bundle was written.
  project.onTestsRerun(() => writeServer(file));
  process.env.BUILT_SERVER = file;
  return () => rm(folder, { recursive: true });
}

async function writeServer(file: string): Promise<void> {
  await build({
    entryPoints: [main],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [inPlace],
  });
}

/**
 * Resolves packages from where they are installed, and keeps `import.meta.url` of each source pointing to the
 * source itself.
 */
const inPlace: Plugin = {
  name: 'in-place',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === RESOLVED || from.kind === 'entry-point') return undefined;
      const found = await resolve(path, { ...from, pluginData: RESOLVED });
      if (!found.path.includes('/node_modules/')) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    }));
  },
};
