import { build, type Plugin } from 'esbuild';
import { fork, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundledProgram } from '../../../../release/src/testing/bundled-program';

const root = new URL('../../../../', import.meta.url);
/** The programs that tests start often, and the modules of which they run a part, with their sources. */
const PROGRAMS = {
  server: 'server/src/main.ts',
  desk: 'desk/src/cli/desk.ts',
  hotel: 'server/src/cli/hotel/hotel.ts',
  'staff-accounts': 'server/src/cli/staff-accounts.ts',
  'demo-desk': 'desk/src/demo/demo-desk.ts',
  release: 'release/src/cli/cli.ts',
  'promote-until-killed': 'release/src/testing/promote-until-killed.ts',
  flooder: 'chaos/src/floods/flooder.ts',
  'silent-client': 'chaos/src/floods/silent-client.ts',
  claim: 'server/src/platform/data-directory/claim.ts',
  'embedded-postgres': 'server/src/platform/db/embedded/embedded-postgres.ts',
  shutdown: 'server/src/app/shutdown.ts',
  logging: 'server/src/platform/log/logging.ts',
};
const RESOLVED = { isResolved: true };

/** Returns the arguments for Node with which a test starts a program: its bundle if the test run has one. */
export function programArguments(program: keyof typeof PROGRAMS): string[] {
  return bundledProgram(program, new URL(PROGRAMS[program], root));
}

/** Starts a program that exchanges messages with this process. */
export function forkProgram(program: keyof typeof PROGRAMS): ChildProcess {
  const args = programArguments(program);
  return fork(String(args.at(-1)), { execArgv: args.slice(0, -1) });
}

/** Returns the arguments for Node with which a test runs code that imports modules by these literals. */
export function codeArguments(
  modules: readonly (keyof typeof PROGRAMS)[],
  code: (...literals: string[]) => string,
): string[] {
  const all = modules.map(programArguments);
  const literals = all.map((args) => JSON.stringify(args.at(-1)));
  return [...(all[0] ?? []).slice(0, -1), '--input-type=module', '-e', code(...literals)];
}

/**
 * Bundles the programs once for all processes of a run, which find the folder in their environment. Otherwise
 * each process would read and compile its sources, which takes one core one to three seconds.
 */
export async function bundlePrograms() {
  const folder = await mkdtemp(join(tmpdir(), 'guest-suite-programs-'));
  // Some tests start the server as another system user.
  await chmod(folder, 0o755);
  await writePrograms(folder);
  process.env.BUILT_PROGRAMS = folder;
  return { rewrite: () => writePrograms(folder), remove: () => rm(folder, { recursive: true }) };
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  // Another project of the same run has built them.
  if (process.env.BUILT_PROGRAMS) return;
  const { rewrite, remove } = await bundlePrograms();
  // In watch mode, sources have changed since the bundles were written.
  project.onTestsRerun(rewrite);
  return remove;
}

async function writePrograms(folder: string): Promise<void> {
  await build({
    entryPoints: Object.entries(PROGRAMS).map(([out, source]) => ({
      out,
      in: fileURLToPath(new URL(source, root)),
    })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // CommonJS packages load the modules of Node.js with this function.
    banner: {
      js: `import { createRequire as requireAt } from 'node:module'; const require = requireAt(${JSON.stringify(import.meta.url)});`,
    },
    // Optional packages that others use only if they are installed.
    external: ['pg-native', 'bufferutil', 'utf-8-validate'],
    logLevel: 'error',
    plugins: [inPlace],
  });
}

/** Packages with native binaries or programs, which work only from their installed location. */
const IN_PLACE =
  /^(sharp|esbuild|happy-dom|embedded-postgres|@embedded-postgres\/|@img\/|tsx|typescript$|@bokuweb\/zstd-wasm)/;

/**
 * Bundles the packages too, because opening and compiling their thousands of files takes a third of a start.
 * `import.meta.url` and `__dirname` still point to the original files.
 */
const inPlace: Plugin = {
  name: 'in-place',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: IN_PLACE }, async ({ path, pluginData, ...from }) => {
      if (pluginData === RESOLVED) return undefined;
      const { path: found } = await resolve(path, { ...from, pluginData: RESOLVED });
      return { path: from.kind === 'require-call' ? found : pathToFileURL(found).href, external: true };
    });
    onLoad({ filter: /\.(ts|[cm]?js)$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { loader: path.endsWith('.ts') ? 'ts' : 'js', contents: atItsPlace(source, path) };
    });
  },
};

function atItsPlace(source: string, path: string): string {
  const places = { __filename: path, __dirname: dirname(path) };
  const declarations = Object.entries(places)
    .filter(([name]) => source.includes(name) && !new RegExp(`(const|let|var) ${name}\\b`).test(source))
    .map(([name, place]) => `var ${name} = ${JSON.stringify(place)};`);
  return (
    declarations.join('') +
    source
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
  );
}
