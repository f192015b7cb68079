import type { MixResult } from './try-mix';

const OUTCOME_LABELS: Readonly<Record<MixResult['outcome'], string>> = {
  works: 'works',
  refused: 'refused',
  broken: 'BROKEN',
};
const NONE = '–';

/**
 * Formats the results as a matrix. A cell is the mix in which the packages of its row and column are the
 * previous release and all others the current one; on the diagonal only one package is.
 */
export function matrixOf(names: readonly string[], results: readonly MixResult[]): string[] {
  const outcomeOf = (one: string, other: string) => {
    const pair = [...new Set([one, other])];
    const found = results.find(
      ({ mix }) => mix.before.length === pair.length && pair.every((it) => mix.before.includes(it)),
    );
    return found ? OUTCOME_LABELS[found.outcome] : NONE;
  };
  const rows = [
    ['as before', ...names],
    ...names.map((row) => [row, ...names.map((column) => outcomeOf(row, column))]),
  ];
  const width = Math.max(...rows.flat().map((cell) => cell.length));
  const whole = results.find(({ mix }) => mix.before.length > 2);
  return [
    ...rows.map((row) =>
      row
        .map((cell) => cell.padEnd(width))
        .join('  ')
        .trimEnd(),
    ),
    ...(whole ? ['', `all packages from the previous release: ${OUTCOME_LABELS[whole.outcome]}`] : []),
    ...results.flatMap(({ mix, reasons }) => reasons.map((reason) => `${mix.before.join(' + ')}: ${reason}`)),
  ];
}
