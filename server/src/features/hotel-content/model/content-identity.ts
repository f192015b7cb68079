import { sha256Of } from '../../picture/imported-file';
import type { PictureFile } from './hotel-content';

interface Hashed {
  /** The files in their order, which is that of outlets and menus, with the hashes of their texts. */
  files: Iterable<readonly [path: string, sha256: string]>;
  pictures: Iterable<Pick<PictureFile, 'path' | 'sha256' | 'width' | 'height'> | null>;
}

/** Identifies content by everything that its rows are derived from. What is remembered of content is found by it. */
export function identityOf({ files, pictures }: Hashed): string {
  const facts = [...pictures].flatMap((one) =>
    one ? [[one.path, one.sha256, one.width, one.height].join(' ')] : [],
  );
  return sha256Of(JSON.stringify([[...files], facts.sort()]));
}

/** Identifies content whose texts are at hand. */
export const identityOfTexts = ({
  files,
  pictures,
}: {
  files: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, PictureFile | null>;
}): string =>
  identityOf({
    files: [...files].map(([path, text]) => [path, sha256Of(text)] as const),
    pictures: pictures.values(),
  });
