import { sha256Of } from '../../picture/imported-file';
import type { FolderPictures } from './hotel-content';

/**
 * Identifies the whole content of a hotel. Version numbers differ between installations, and a fingerprint does not.
 * The repository computes the same one in SQL.
 */
export function fingerprintOf({
  files,
  pictures,
}: {
  files: ReadonlyMap<string, string>;
  pictures: FolderPictures;
}): string {
  const lines = [
    ...[...files].map(([path, text]) => `${path} ${sha256Of(text)}`),
    ...[...pictures.values()].flatMap((one) => (one ? `${one.path} ${one.sha256}` : [])),
  ];
  return sha256Of(lines.sort().join('\n'));
}
