import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Interval } from './statistics';

export interface Metric {
  name: string;
  value: number;
  unit: string;
  /** What it is compared with, and the two divided. */
  baseline: number | null;
  ratio: number | null;
  /** What the value, or the ratio where there is one, must not exceed; null where it only informs. */
  target: number | null;
  ok: boolean | null;
  /** What is tried for beyond the target. */
  goal: number | null;
  interval: Interval | null;
}

export interface Report {
  name: string;
  date: string;
  metrics: Metric[];
  /** Why the figures do not count, or what else a reader must know. */
  notes: string[];
}

const RESULTS = fileURLToPath(new URL('../../results', import.meta.url));

type Given = Pick<Metric, 'name' | 'value' | 'unit'> & Partial<Metric>;

const NOT_GIVEN = { baseline: null, ratio: null, target: null, goal: null, interval: null };

/** A metric that is judged by its value; a baseline only stands beside it. `isAtLeast`: more is better. */
export function metric({ isAtLeast = false, ...given }: Given & { isAtLeast?: boolean }): Metric {
  const full = { ...NOT_GIVEN, ...given };
  const { value, baseline, target } = full;
  const ok = target === null ? null : isAtLeast ? value >= target : value <= target;
  return { ...full, ratio: baseline ? value / baseline : null, ok };
}

/** A metric that is judged by how it compares with its baseline; target and goal are ratios. */
export function comparison(given: Given & { baseline: number }): Metric {
  const ratio = given.ratio ?? given.value / given.baseline;
  const { target, ...full } = { ...NOT_GIVEN, ...given };
  return { ...full, target, ratio, ok: target === null ? null : ratio <= target };
}

/** Writes `bench/results/<name>.json` and says the same as a table. */
export async function publishReport(
  report: Report,
  say: (line: string) => void = console.log,
): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `${report.name}.json`), JSON.stringify(report, null, 2));
  say(`\n${report.name}, ${report.date}\n`);
  for (const line of tableOf(report.metrics)) say(line);
  for (const note of report.notes) say(`\n${note}`);
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

/** Three significant digits, whole numbers from a hundred on. */
function figure(value: number | null): string {
  if (value === null) return '';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toPrecision(3);
}
