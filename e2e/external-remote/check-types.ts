import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const suite = createRequire(new URL('../../package.json', import.meta.url));

/** Type-checks a folder as a squad's editor and CI would. Returns the errors, or an empty text. */
export async function checkTypes(folder: string): Promise<string> {
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowArbitraryExtensions: true,
    resolveJsonModule: true,
  };
  const include = ['src', 'node_modules/@guest/shared/src/build.d.ts'];
  const tsconfig = { compilerOptions, include, exclude: ['**/*.test.*', 'src/**/testing'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const compiler = dirname(suite.resolve('typescript-native/package.json'));
  return promisify(execFile)(process.execPath, [join(compiler, 'bin/tsc'), '-p', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}
