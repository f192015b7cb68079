import fc from 'fast-check';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCycles, type Edge } from './cycles';
import { IS_BASE, readImportGraph } from './import-graph';
import { reportRooms } from './rooms';

const MAX_WIDTH = 20;

/** These packages test or measure the others. */
const TESTS_OTHERS = /^(bench|chaos|e2e|scripts)\//;

const root = fileURLToPath(new URL('../..', import.meta.url));
const graph = readImportGraph(root);
const report = reportRooms(root, graph);

/** The report of the repository with planted imports. */
const withImports = (...planted: [string, string][]) =>
  reportRooms(root, { ...graph, imports: [...graph.imports, ...planted] });

test('the graph contains every package and the imports between their folders', () => {
  expect(graph.files.length).toBeGreaterThan(1_500);
  expect(graph.imports).toContainEqual(['server/src/app/modules.ts', 'server/src/features/order/module.ts']);
});

test('no files import each other in a circle', () => {
  expect(report.fileCycles).toEqual([]);
});

test('a planted circle of files is found', () => {
  const [file, other] = ['server/src/app/modules.ts', 'server/src/features/order/module.ts'] as const;

  expect(withImports([other, file]).fileCycles).toContainEqual([file, other]);
});

test('no folders import each other in a circle', () => {
  expect(report.folderCycles).toEqual([]);
});

test('a planted circle of folders is found', () => {
  const { folderCycles } = withImports([
    'server/src/platform/config/config.ts',
    'server/src/features/session/issuers.ts',
  ]);

  expect(folderCycles.map(({ folder }) => folder)).toContain('server/src');
});

test('no file imports a file of a folder above', () => {
  expect(report.upwardImports).toEqual([]);
});

test('a planted import of a file of a folder above is found', () => {
  const planted: [string, string] = [
    'server/src/features/order/guest/place-order.ts',
    'server/src/features/order/module.ts',
  ];

  expect(withImports(planted).upwardImports).toEqual([planted]);
});

test('an import of the entry of the shared package leads to the folder that it exports from', () => {
  expect(graph.imports).toContainEqual(['shared/src/page/with-texts.tsx', 'shared/src/host/text.tsx']);
});

test('a file that is imported from everywhere in a package imports nothing of it', () => {
  const packageOf = (file: string) => file.split('/')[0];
  const bases = graph.files.filter((file) => IS_BASE.test(file) && !file.startsWith('e2e/'));

  expect(bases.length).toBeGreaterThan(10);
  expect(
    graph.imports.filter(([from, to]) => bases.includes(from) && packageOf(from) === packageOf(to)),
  ).toEqual([]);
});

test('only tests import the helpers of tests', () => {
  const [fromTests, others] = [true, false].map((isTest) =>
    graph.helperImports.filter(([importer]) => TESTS_OTHERS.test(importer) === isTest),
  );

  expect(fromTests).not.toEqual([]);
  expect(others).toEqual([]);
});

test(`no folder has more than ${MAX_WIDTH} files`, () => {
  expect(report.widths.filter(([, files]) => files > MAX_WIDTH)).toEqual([]);
});

test('half of the files have at most 50 lines', () => {
  expect(report.lines.median).toBeLessThanOrEqual(50);
});

test('nine of ten files have at most 120 lines', () => {
  expect(report.lines.percentile90).toBeLessThanOrEqual(120);
});

test('two nodes are in a circle exactly if each can be reached from the other', () => {
  const node = fc.integer({ min: 0, max: 7 }).map(String);
  fc.assert(
    fc.property(fc.array(fc.tuple(node, node), { maxLength: 20 }), (edges: Edge[]) => {
      const inOneCycle = (a: string, b: string) =>
        findCycles(edges).some((cycle) => cycle.includes(a) && cycle.includes(b));
      for (const [a, b] of edges) {
        if (a !== b) expect(inOneCycle(a, b)).toBe(isReachable(edges, b, a));
      }
    }),
  );
});

function isReachable(edges: readonly Edge[], from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const node of reached) for (const [a, b] of edges) if (a === node) reached.add(b);
  return reached.has(to);
}
