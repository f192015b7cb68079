import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runChaos } from './run-chaos';

const RESULTS = fileURLToPath(new URL('../../bench/results', import.meta.url));
const USAGE = `pnpm chaos [messages] [--messages 10000 --senders 20 --rooms 10 --kills 20 --cuts 50 --swallows 5 --restarts 3]

Guests write in groups while the server is killed, links are cut or swallow what they are given, and the database is
restarted at once. The exit code is 1 if anything is lost, twice or out of its order, anywhere.`;

const amount = (value: string) => ({ type: 'string' as const, default: value });

/** Says what came of it by the exit code. */
export async function breakMessages(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      messages: amount('10000'),
      senders: amount('20'),
      rooms: amount('10'),
      kills: amount('20'),
      cuts: amount('50'),
      swallows: amount('5'),
      restarts: amount('3'),
      help: { type: 'boolean', default: false },
    },
  });
  const { help, ...typed } = values;
  const asked = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, Number(value)]));
  if (help || Object.values(asked).some((value) => !Number.isInteger(value) || value < 0)) {
    console.error(USAGE);
    return help ? 0 : 64;
  }

  // The names and their numbers are those of the options above.
  const amounts = asked as Record<keyof typeof typed, number>;
  const outcome = await runChaos({ ...amounts, say: (line) => console.error(line) });
  const metrics = Object.entries({ database: outcome.database, receivers: outcome.receivers }).flatMap(
    ([where, findings]) =>
      Object.entries(findings).map(([what, value]) => metric(`${what}, ${where}`, value, 'messages', 0)),
  );
  metrics.push(
    metric('refused or signed out', outcome.troubles.length, 'guests', 0),
    metric('written', amounts.messages, 'messages'),
    metric('shown to somebody', outcome.shown, 'messages'),
    metric('took', outcome.seconds, 's'),
    ...(['kills', 'cuts', 'swallows', 'restarts'] as const).map((name) =>
      metric(name, amounts[name], 'times'),
    ),
  );
  console.table(
    Object.fromEntries(metrics.map(({ name, value, target, ok }) => [name, { value, must: target, ok }])),
  );
  const report = {
    name: 'chaos',
    date: new Date().toISOString(),
    metrics,
    notes: [...new Set(outcome.troubles)],
  };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'chaos.json'), JSON.stringify(report, null, 2));
  return metrics.some(({ ok }) => ok === false) ? 1 : 0;
}

function metric(name: string, value: number, unit: string, target: number | null = null) {
  return {
    name,
    value,
    unit,
    baseline: null,
    ratio: null,
    target,
    ok: target === null ? null : value <= target,
  };
}
