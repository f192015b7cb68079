import type { Tried } from './try-mix';

const SIGN: Readonly<Record<Tried['outcome'], string>> = {
  works: 'works',
  refused: 'refused',
  broken: 'BROKEN',
};
const NONE = '–';

/**
 * Formats the results as a matrix. A cell is the mix in which the packages of its row and column are the
 * previous release and all others the current one; on the diagonal only one package is.
 */
export function matrixOf(names: readonly string[], tried: readonly Tried[]): string[] {
  const outcomeOf = (one: string, other: string) => {
    const pair = [...new Set([one, other])];
    const found = tried.find(
      ({ mix }) => mix.before.length === pair.length && pair.every((it) => mix.before.includes(it)),
    );
    return found ? SIGN[found.outcome] : NONE;
  };
  const rows = [
    ['as before', ...names],
    ...names.map((row) => [row, ...names.map((column) => outcomeOf(row, column))]),
  ];
  const width = Math.max(...rows.flat().map((cell) => cell.length));
  const whole = tried.find(({ mix }) => mix.before.length > 2);
  return [
    ...rows.map((row) =>
      row
        .map((cell) => cell.padEnd(width))
        .join('  ')
        .trimEnd(),
    ),
    ...(whole ? ['', `all of them as before: ${SIGN[whole.outcome]}`] : []),
    ...tried.flatMap(({ mix, reasons }) => reasons.map((reason) => `${mix.before.join(' + ')}: ${reason}`)),
  ];
}
