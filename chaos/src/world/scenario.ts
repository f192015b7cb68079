import { parseArgs } from 'node:util';
import { metric, publish, type Metric } from './report';

interface Scenario<Name extends string> {
  /** The name under which the results are stored. */
  readonly name: string;
  readonly usage: string;
  /** The default values of the options. */
  readonly amounts: Readonly<Record<Name, number>>;
  run(amounts: Record<Name, number>, print: (line: string) => void): Promise<ScenarioResult>;
}

interface ScenarioResult {
  metrics: Metric[];
  /** Errors that no guest should see, such as server errors. Injected faults do not count. */
  errors: string[];
  /** The names of the writes that were lost, doubled or late. */
  findings?: Record<string, readonly string[]>;
}

/** Runs the scenario with the given options and stores the results. Returns the exit code. */
export async function runScenario<Name extends string>(
  args: string[],
  { name, usage, amounts, run }: Scenario<Name>,
): Promise<number> {
  const optionEntries = Object.entries<number>(amounts).map(
    ([option, amount]) => [option, { type: 'string', default: String(amount) }] as const,
  );
  const { values } = parseArgs({
    args,
    options: { ...Object.fromEntries(optionEntries), help: { type: 'boolean', default: false } },
  });
  const { help, ...rest } = values;
  const options = Object.fromEntries(Object.entries(rest).map(([option, value]) => [option, Number(value)]));
  if (help || Object.values(options).some((value) => !Number.isInteger(value) || value < 0)) {
    console.error(usage);
    return help ? 0 : 64;
  }
  // The cast is safe because the options are the keys of `amounts`.
  const running = run(options as Record<Name, number>, (line) => console.error(line));
  const { metrics, errors, findings = {} } = await running.catch(brokenDown);
  const all = [...metrics, metric('unexpected errors', errors.length, 'times', 0)];
  const named = Object.entries(findings).flatMap(([what, which]) => which.map((one) => `${what}: ${one}`));
  return publish(name, all, [...named, ...new Set(errors)]);
}

/** The result of a run that failed itself, so that it leaves a report as well. */
function brokenDown(error: unknown): ScenarioResult {
  console.error(error);
  return {
    metrics: [],
    errors: [`the run broke down: ${error instanceof Error ? error.message : String(error)}`],
  };
}
