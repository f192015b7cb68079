import type { BuildFile } from '@guest/shared/contracts/release/build.contract';
import type { Release } from './release';
import type { ResolvedSet } from './release-cache';

/** Returns all files that pages of a set may load. */
export function filesOfSet({ shell, remotes }: ResolvedSet): BuildFile[] {
  return [shell, ...Object.values(remotes)].flatMap(filesOf);
}

function filesOf({ record, base }: Release): BuildFile[] {
  const languageOf = new Map(
    Object.entries(record.texts).flatMap(([lang, files]) => files.map((file) => [file, lang] as const)),
  );
  return record.files.map(({ file }) => ({ url: base + file, lang: languageOf.get(file) ?? null }));
}
