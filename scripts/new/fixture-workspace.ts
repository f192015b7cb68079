import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const suite = fileURLToPath(new URL('../..', import.meta.url));

/** All that `pnpm new` reads or changes, and what its results need to be built, tested and type checked. */
const COPIED =
  /^(scripts|shared|shell|mfe-dining|package\.json|tsconfig\.json|(eslint|prettier)\.config\.js|vitest\..+)$/;

/** A copy of the suite's sources with the suite's own packages, in a folder that the caller removes. */
export function copyWorkspace() {
  const root = mkdtempSync(join(tmpdir(), 'suite-'));
  for (const name of readdirSync(suite).filter((it) => COPIED.test(it))) {
    cpSync(join(suite, name), join(root, name), {
      recursive: true,
      filter: (path) => !/^(node_modules|dist)$/.test(basename(path)),
    });
  }
  symlinkSync(join(suite, 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(suite, 'shared/node_modules'), join(root, 'shared/node_modules'));

  /** Runs a program of Node in a folder of the copy; its output, and its exit code where it fails. */
  async function run(folder: string, args: string[], env: Record<string, string> = {}) {
    const options = { cwd: join(root, folder), env: { ...process.env, ...env } };
    return promisify(execFile)(process.execPath, args, options).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  }

  return {
    root,
    run,
    remove: () => rmSync(root, { recursive: true, force: true }),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** The path of a tool of the suite, such as `vitest/vitest.mjs`. */
    tool: (path: string, folder = '') => join(suite, folder, 'node_modules', path),
    /** The names and contents of everything in the copy that is somebody's source. */
    sources: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((it) => it.isFile())
        .map(({ parentPath, name }) => [
          join(parentPath, name),
          readFileSync(join(parentPath, name), 'utf8'),
        ]),

    /** What `pnpm install` would do for a new package: its packages are those of another remote. */
    install(folder: string) {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
      for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
        const link = join(root, folder, 'node_modules', name);
        mkdirSync(dirname(link), { recursive: true });
        const isOurs = name === '@guest/shared';
        symlinkSync(isOurs ? join(root, 'shared') : join(suite, 'mfe-chat/node_modules', name), link);
      }
    },
  };
}
