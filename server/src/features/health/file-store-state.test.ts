import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/logging';
import { createFileStoreState } from './file-store-state';

test('that the store of files is away and is back is logged once each, and not with every probe', async () => {
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const store = { isAway: false };
  const check = async () => {
    if (store.isAway) throw new Error('connection refused');
  };
  const stateOf = createFileStoreState(check, { log, knownForMs: 0 });

  const seen = [await stateOf()];
  store.isAway = true;
  seen.push(await stateOf(), await stateOf(), await stateOf());
  store.isAway = false;
  seen.push(await stateOf(), await stateOf());

  expect(seen).toEqual(['ok', 'away', 'away', 'away', 'ok', 'ok']);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'the file store does not answer'],
    [30, 'the file store answers again'],
  ]);
});

test('a store that is away from the start is logged too', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const stateOf = createFileStoreState(() => new Promise(() => {}), { log, maxCallMs: 10 });

  expect([await stateOf(), await stateOf(), lines.length]).toEqual(['away', 'away', 1]);
});
