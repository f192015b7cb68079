import type { ReleaseFigures } from '@guest/shared/contracts/release/release.contract';
import { table } from '../terminal/table';

/** Returns how the versions on a channel perform in the pages of guests. */
export function figuresOf(channel: string, figures: ReleaseFigures | undefined) {
  return (figures?.rows ?? [])
    .filter((row) => row.channel === channel)
    .map(({ name, version, loads, failures, errors = 0, medianTook }) => ({
      name,
      version,
      loads,
      failures,
      errors,
      medianTook,
      errorRate: loads === 0 ? 0 : failures / loads,
    }));
}

export function figureLines(figures: ReturnType<typeof figuresOf>): string[] {
  if (figures.length === 0) return [];
  return [
    'in the last 30 days:',
    ...table(
      figures.map(({ name, version, loads, failures, errors, errorRate, medianTook }) => [
        `${name}@${version}`,
        `${loads} loads`,
        `${failures} failed (${(errorRate * 100).toFixed(1)} %)`,
        medianTook === null ? '' : `median ${medianTook} ms`,
        errors === 0 ? '' : `${errors} errors`,
      ]),
    ),
  ];
}
