import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const suite = fileURLToPath(new URL('../..', import.meta.url));

/** Files in the root that tools read. */
const TOOL_FILES =
  /^(package\.json|pnpm-.+\.yaml|tsconfig\.json|oxlint\.config\.js|\.oxfmtrc\.json|vitest\..+)$/;

/**
 * Copies some packages of the suite, linked to the installed dependencies of the suite. The caller removes
 * the copy.
 */
export function copyWorkspace(packages: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'suite-'));
  for (const name of readdirSync(suite).filter((it) => TOOL_FILES.test(it) || packages.includes(it))) {
    cpSync(join(suite, name), join(root, name), { recursive: true, filter: isCopied });
  }
  symlinkSync(join(suite, 'node_modules'), join(root, 'node_modules'));
  for (const name of packages) if (existsSync(join(suite, name, 'package.json'))) install(name);

  /** Links the dependencies of a package as `pnpm install` would; a new package gets those of another. */
  function install(folder: string, donor = folder): void {
    for (const name of dependenciesOf(join(root, folder))) {
      const link = join(root, folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      const isShared = name === '@guest/shared';
      symlinkSync(isShared ? join(root, 'shared') : join(suite, donor, 'node_modules', name), link);
    }
  }

  return {
    root,
    install,
    remove: () => rmSync(root, { recursive: true, force: true }),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** Returns the path of a tool of the suite, such as `vitest/vitest.mjs`. */
    tool: (path: string, folder = '') => join(suite, folder, 'node_modules', path),
    /** Returns the names and contents of all source files. */
    sources: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((it) => it.isFile())
        .map(({ parentPath, name }) => [
          join(parentPath, name),
          readFileSync(join(parentPath, name), 'utf8'),
        ]),
  };
}

const isCopied = (path: string) => !/^(node_modules|dist)$/.test(basename(path));

function dependenciesOf(dir: string): string[] {
  // The cast is safe because the manifest is one of the suite's own.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return Object.keys({ ...dependencies, ...devDependencies });
}
