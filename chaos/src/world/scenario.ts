import { parseArgs } from 'node:util';
import { metric, publish, type Metric } from './report';

interface Scenario<Name extends string> {
  /** Under which its figures are kept. */
  readonly name: string;
  readonly usage: string;
  /** How much of everything, where nothing else is typed. */
  readonly amounts: Readonly<Record<Name, number>>;
  run(amounts: Record<Name, number>, say: (line: string) => void): Promise<Outcome>;
}

interface Outcome {
  metrics: Metric[];
  /** What no guest should have met, such as a mistake of the server's; a link that is cut and a server that is killed are none. */
  troubles: string[];
}

/** Breaks what was asked for and keeps what came of it. Says with which code the program ends. */
export async function runScenario<Name extends string>(
  args: string[],
  { name, usage, amounts, run }: Scenario<Name>,
): Promise<number> {
  const typed = Object.entries<number>(amounts).map(
    ([what, amount]) => [what, { type: 'string', default: String(amount) }] as const,
  );
  const { values } = parseArgs({
    args,
    options: { ...Object.fromEntries(typed), help: { type: 'boolean', default: false } },
  });
  const { help, ...rest } = values;
  const asked = Object.fromEntries(Object.entries(rest).map(([what, value]) => [what, Number(value)]));
  if (help || Object.values(asked).some((value) => !Number.isInteger(value) || value < 0)) {
    console.error(usage);
    return help ? 0 : 64;
  }
  // The names are those of the options above.
  const { metrics, troubles } = await run(asked as Record<Name, number>, (line) => console.error(line));
  const all = [...metrics, metric('met what nobody should', troubles.length, 'times', 0)];
  return publish(name, all, [...new Set(troubles)]);
}
