import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { featureOrder } from '../import-rules/feature-order.mjs';
import { findUndeclared, readDeclaredOrders } from './declared-order';
import { readImportGraph } from './import-graph';

const root = fileURLToPath(new URL('../..', import.meta.url));
const orders = readDeclaredOrders(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
const { imports } = readImportGraph(root);

test('the imports between folders follow the orders that ARCHITECTURE.md declares', () => {
  expect(orders.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['server/src', 'server/src/features', 'shared/src', 'shell/src', 'mfe-chat/src']),
  );

  expect(findUndeclared(orders, imports)).toEqual([]);
});

test('lint and the table have the features in the same order', () => {
  const features = orders.find(({ folder }) => folder === 'server/src/features');

  expect(features?.groups.flat()).toEqual(featureOrder);
});

test.each([
  [
    'an import of a folder above',
    'platform/config/config.ts',
    'features/order/module.ts',
    'platform imports features',
  ],
  [
    'a folder that the order does not name',
    'gadgets/gadget.ts',
    'app/modules.ts',
    'gadgets is not in the order',
  ],
])('%s is found', (_what, importer, imported, expected) => {
  const planted = [`server/src/${importer}`, `server/src/${imported}`] as const;

  expect(findUndeclared(orders, [...imports, planted])).toEqual([`server/src: ${expected}`]);
});
