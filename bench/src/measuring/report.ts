import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Interval } from './statistics';

export interface Metric {
  name: string;
  value: number;
  unit: string;
  /** The value that this one is compared with. `ratio` is the value divided by it. */
  baseline: number | null;
  ratio: number | null;
  /** The limit of the ratio or, without one, of the value. `null` for a metric that only informs. */
  target: number | null;
  ok: boolean | null;
  /** A stricter limit that is aimed for and not required. */
  goal: number | null;
  interval: Interval | null;
}

export interface Report {
  name: string;
  date: string;
  metrics: Metric[];
  /** Reasons why the figures do not count, and other remarks for readers. */
  notes: string[];
}

const RESULTS = fileURLToPath(new URL('../../results', import.meta.url));

type MetricInput = Pick<Metric, 'name' | 'value' | 'unit'> & Partial<Metric>;

const DEFAULTS = { baseline: null, ratio: null, target: null, goal: null, interval: null };

/**
 * Creates a metric that is judged by its value; a baseline is only shown. With `isAtLeast` the value must not
 * be below the target.
 */
export function metric({ isAtLeast = false, ...input }: MetricInput & { isAtLeast?: boolean }): Metric {
  const full = { ...DEFAULTS, ...input };
  const { value, baseline, target } = full;
  const ok = target === null ? null : isAtLeast ? value >= target : value <= target;
  return { ...full, ratio: baseline ? value / baseline : null, ok };
}

/** Creates a metric that is judged by its ratio to the baseline; target and goal are ratios. */
export function comparison(input: MetricInput & { baseline: number }): Metric {
  const ratio = input.ratio ?? input.value / input.baseline;
  const { target, ...full } = { ...DEFAULTS, ...input };
  return { ...full, target, ratio, ok: target === null ? null : ratio <= target };
}

/** Writes `bench/results/<name>.json` and prints it as a table. */
export async function publishReport(
  report: Report,
  print: (line: string) => void = console.log,
): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `${report.name}.json`), JSON.stringify(report, null, 2));
  print(`\n${report.name}, ${report.date}\n`);
  for (const line of tableOf(report.metrics)) print(line);
  for (const note of report.notes) print(`\n${note}`);
}

export function tableOf(metrics: readonly Metric[]): string[] {
  const head = ['', 'value', 'baseline', 'ratio', '95 %', 'goal', 'must', ''];
  const rows = metrics.map((it) => [
    it.name,
    `${figure(it.value)} ${it.unit}`.trim(),
    figure(it.baseline),
    figure(it.ratio),
    it.interval ? it.interval.map(figure).join('–') : '',
    figure(it.goal),
    figure(it.target),
    it.ok === null ? '' : it.ok ? 'ok' : 'MISSED',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** Formats a figure with three significant digits, from 100 on as an integer. */
function figure(value: number | null): string {
  if (value === null) return '';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toPrecision(3);
}
