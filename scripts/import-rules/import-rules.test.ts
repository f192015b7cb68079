import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copy-workspace';
import { runNode } from '../testing/run-node';
import { validFiles, violations } from './violations';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = readdirSync(root).filter((name) => /^(mfe-.+|shell|shared|server|release|e2e)$/.test(name));

/** A file of each package, which imports what none of them may import. */
const forbiddenImports = packages.map((name) => ({
  file: `${name}/src/forbidden.ts`,
  code: `import '../../desk/src/cli/desk';\nimport 'react-router-dom';`,
}));
const planted = [...violations, ...validFiles, ...forbiddenImports].map((it, i) => ({
  ...it,
  path: it.file.replace('.', `-${i}.`),
}));

/** The names of the rules that reject each planted file. */
const rejections = new Map<string, string[]>();

// The copy has the suite's own configuration, so its results equal those of `npm test`.
const copy = copyWorkspace([...packages, 'desk', 'scripts']);
afterAll(copy.remove, 60_000);

/** One run lints all planted files, because starting the linter takes longer than they do. */
beforeAll(async () => {
  for (const { path, code } of planted) {
    mkdirSync(dirname(join(copy.root, path)), { recursive: true });
    writeFileSync(join(copy.root, path), code);
  }
  const paths = planted.map(({ path }) => path);
  const options = ['-c', 'oxlint.config.js', '--format', 'json'];
  const { output } = await runNode(copy.root, [copy.tool('oxlint/bin/oxlint'), ...options, ...paths]);
  const { diagnostics, number_of_files: count } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string }[];
    number_of_files: number;
  };
  expect(count).toBe(planted.length);
  for (const { code, filename } of diagnostics) {
    rejections.set(filename, [...(rejections.get(filename) ?? []), ruleOf(code)]);
  }
}, 60_000);

/** The linter writes `boundaries(dependencies)`, and the configuration `boundaries/dependencies`. */
const ruleOf = (code: string) => code.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+)\((.+)\)$/, '$1/$2');

function rejectionsOf(file: { file: string; code: string }): string[] {
  const found = planted.find((it) => it.file === file.file && it.code === file.code);
  if (!found) throw new Error(`${file.file} is not planted`);
  return rejections.get(found.path) ?? [];
}

test.each(violations)('M-06 the rules reject: $breaks', ({ rule, ...where }) => {
  expect(rejectionsOf(where)).toContain(rule);
});

test.each(validFiles)('M-06 the rules accept $file', (where) => {
  expect(rejectionsOf(where)).toEqual([]);
});

test.each(forbiddenImports)('M-06 the rules are enabled in every package: $file', (where) => {
  expect(rejectionsOf(where)).toEqual(
    expect.arrayContaining(['boundaries/dependencies', 'no-restricted-imports']),
  );
});

test('M-06 the rules are enabled in the remotes', () => {
  expect(packages.filter((name) => name.startsWith('mfe-'))).not.toEqual([]);
});

test('the type check includes every package', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);

  for (const name of packages) {
    const sources = ts.sys.readDirectory(join(root, name), ['.ts', '.tsx'], ['node_modules', 'dist']);
    expect(sources.filter((file) => !fileNames.includes(file))).toEqual([]);
  }
});
