/** Versions by name. */
export type Versions = Readonly<Record<string, string>>;

/** One mix: which parts are as they were before, the rest being as it is now. */
export interface Mix {
  readonly before: readonly string[];
  readonly versions: Versions;
}

/**
 * Every part alone as it was before, and every two of them: so each two parts meet in every mix of their versions.
 * All of them as before is the earlier release itself, and comes last.
 */
export function pairwise(before: Versions): Mix[] {
  const names = Object.keys(before);
  const groups = [
    ...names.map((name) => [name]),
    ...names.flatMap((name, i) => names.slice(i + 1).map((other) => [name, other])),
    ...(names.length > 2 ? [names] : []),
  ];
  return groups.map((group) => ({
    before: group,
    versions: Object.fromEntries(group.map((name) => [name, before[name] ?? ''])),
  }));
}

export const mixOf = (versions: Versions): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(',');
