import { ESLint } from 'eslint';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { validFiles, violations } from './violations';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The test uses the suite's own configuration, so its results equal those of `npm test`.
const eslint = new ESLint({ cwd: root });

const packages = readdirSync(root).filter((name) => /^(mfe-.+|shell|shared|server|release|e2e)$/.test(name));

async function refusals({ file, code }: { file: string; code: string }): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? ['the file is ignored'];
}

/** The first run takes seconds because it loads the linter, its parser and its resolver. */
beforeAll(() => refusals({ file: 'shared/src/first.ts', code: '' }), 60_000);

test.each(violations)('M-06 the rules reject: $breaks', async ({ rule, ...where }) => {
  expect(await refusals(where)).toContain(rule);
});

test.each(validFiles)('M-06 the rules accept $file', async (where) => {
  expect(await refusals(where)).toEqual([]);
});

test('M-06 the rules are enabled in every package', async () => {
  expect(packages.filter((name) => name.startsWith('mfe-'))).not.toEqual([]);
  for (const name of packages) {
    const { rules } = (await eslint.calculateConfigForFile(join(root, name, 'src/page.tsx'))) as {
      rules: Record<string, unknown[]>;
    };
    expect(rules['boundaries/dependencies']?.[0], name).toBe(2);
    expect(rules['no-restricted-imports']?.[0], name).toBe(2);
  }
});

test('the type check includes every package', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);

  for (const name of packages) {
    const sources = ts.sys.readDirectory(join(root, name), ['.ts', '.tsx'], ['node_modules', 'dist']);
    expect(sources.filter((file) => !fileNames.includes(file))).toEqual([]);
  }
});
