/** Splits a line into words; quotes keep several words together. */
export function splitArguments(line: string): string[] {
  const matches = line.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/g);
  return [...matches].map(
    ([, double, single, bare]) => double?.replace(/\\(.)/g, '$1') ?? single ?? bare ?? '',
  );
}
