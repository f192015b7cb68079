/** Versions by package name. */
export type Versions = Readonly<Record<string, string>>;

/** A mix: the packages in `before` have their previous version, all others the current one. */
export interface Mix {
  readonly before: readonly string[];
  readonly versions: Versions;
}

/**
 * Returns mixes with each package alone and each pair of packages in their previous version, so that any two
 * packages meet in every combination of versions. The last mix has all of them and equals the previous
 * release.
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
