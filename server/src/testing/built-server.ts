import { build, type Plugin } from 'esbuild';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const RESOLVED = { isResolved: true };

/**
 * The server in one file, made once for all the processes that a run of tests starts: each would else read and compile
 * several hundred sources, which takes a core three seconds. Workers of the run find it in their environment.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'guest-suite-server-'));
  // Some tests start it as another user.
  await chmod(folder, 0o755);
  const file = join(folder, 'server.mjs');
  await writeServer(file);
  // Whoever watches has changed something since.
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

/** Packages stay where they are installed, and a source that asks for its own address is told of itself. */
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
