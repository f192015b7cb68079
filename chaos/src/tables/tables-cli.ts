import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runTableChaos } from './run-table-chaos';

const RESULTS = fileURLToPath(new URL('../../../bench/results', import.meta.url));
const USAGE = `pnpm chaos tables [--operations 10000 --guests 600 --hands 12 --kills 10]

Guests book, move and cancel tables by chance, many at once, while the server is killed. The exit code is 1 if a table is
taken twice at any time, more come than the house can take, or anybody's booking is not as they were told.`;

const amount = (value: string) => ({ type: 'string' as const, default: value });

/** Says what came of it by the exit code. */
export async function breakTables(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      operations: amount('10000'),
      guests: amount('600'),
      hands: amount('12'),
      kills: amount('10'),
      help: { type: 'boolean', default: false },
    },
  });
  const { help, ...typed } = values;
  const [operations, guests, hands, kills] = [
    Number(typed.operations),
    Number(typed.guests),
    Number(typed.hands),
    Number(typed.kills),
  ];
  if (help || ![operations, guests, hands, kills].every((one) => Number.isInteger(one) && one >= 0)) {
    console.error(USAGE);
    return help ? 0 : 64;
  }
  const outcome = await runTableChaos({
    operations,
    guests,
    hands,
    kills,
    say: (line) => console.error(line),
  });
  const metrics = [
    ...Object.entries(outcome.findings).map(([name, value]) => metric(name, value, 'times', 0)),
    ...Object.entries(outcome.answers).map(([name, value]) => metric(`answered ${name}`, value, 'times')),
    metric('kills', kills, 'times'),
    metric('took', outcome.seconds, 's'),
  ];
  console.table(
    Object.fromEntries(metrics.map(({ name, value, target, ok }) => [name, { value, must: target, ok }])),
  );
  const report = { name: 'chaos-tables', date: new Date().toISOString(), metrics, notes: outcome.troubles };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'chaos-tables.json'), JSON.stringify(report, null, 2));
  return metrics.some(({ ok }) => ok === false) ? 1 : 0;
}

function metric(name: string, value: number, unit: string, target: number | null = null) {
  const ok = target === null ? null : value <= target;
  return { name, value, unit, baseline: null, ratio: null, target, ok };
}
