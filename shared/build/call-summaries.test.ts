import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { withoutSummaries } from './call-summaries';

/** The loader has no types of its own because the bundler loads it as it is. */
const { default: removeSummaries } = (await import('./call-summaries-loader.mjs' as string)) as {
  default: (source: string) => string;
};

const folder = fileURLToPath(new URL('../src/contracts', import.meta.url));
const contracts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => join(folder, file))
  .filter((file) => (withoutSummaries.test as RegExp).test(file));

/** Returns the texts of all summaries, and everything else as it is printed. */
function parse(source: string) {
  const summaries: string[] = [];
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
  const isSummary = (node: ts.Node): node is ts.PropertyAssignment =>
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'summary' &&
    ts.isStringLiteral(node.initializer);
  const result = ts.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        if (!isSummary(node)) return ts.visitEachChild(node, visit, context);
        summaries.push(node.initializer.getText());
        return undefined;
      };
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  const [rest] = result.transformed;
  if (!rest) throw new Error('the source has no file');
  return { summaries, rest: ts.createPrinter({ removeComments: true }).printFile(rest) };
}

test('of every contract, the loader removes the summaries and nothing else', () => {
  expect(contracts.length).toBeGreaterThan(30);
  for (const contract of contracts) {
    const source = readFileSync(contract, 'utf8');

    const removed = parse(removeSummaries(source));

    expect(removed.summaries).toEqual([]);
    expect(removed.rest).toBe(parse(source).rest);
  }
});

test('a summary may contain quotes and commas', () => {
  const [quote, path] = [String.raw`summary: 'It\'s, "so"'`, `path: '/a'`];

  expect(removeSummaries(`{ ${quote}, ${path} }`)).toBe(`{  ${path} }`);
});
