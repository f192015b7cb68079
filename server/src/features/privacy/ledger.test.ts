import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLedger } from './ledger';

const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
afterAll(() => rm(folder, { recursive: true }));

test('a truncated line does not affect other lines', async () => {
  const file = join(folder, 'erased.jsonl');
  const ledger = createLedger(file, z.object({ id: z.string() }));
  const at = new Date(0);

  expect(await ledger.entries()).toEqual([]);
  await ledger.record({ id: 'first' }, at);
  await appendFile(file, '{"id":"cut');
  await ledger.record({ id: 'second' }, at);

  expect(await ledger.entries()).toEqual([{ id: 'first' }, { id: 'second' }]);
});
