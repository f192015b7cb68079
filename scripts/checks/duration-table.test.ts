import { expect, test } from 'vitest';
import { durationTable } from './duration-table.mjs';

test('a run shows the minutes and seconds of each step, with its slowest files below it', () => {
  const table = durationTable([
    { name: 'lint', milliseconds: 59_600 },
    {
      name: 'browser journeys',
      milliseconds: 754_400,
      slowest: [{ name: 'open-tabs.spec.ts', milliseconds: 42_000 }],
    },
  ]);

  expect(table.split('\n')).toEqual([
    'How long each step took:',
    '    1:00  lint',
    '   12:34  browser journeys',
    '        0:42  open-tabs.spec.ts',
  ]);
});
