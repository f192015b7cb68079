import { createHash } from 'node:crypto';
import { pictureHash } from '../../picture/imported-file';

/** A picture of a folder, whose hash follows from its name. There is no file. */
export const pictureOf = (name: string) => ({
  path: `pictures/${name}.jpg`,
  sha256: createHash('sha256').update(name).digest('hex'),
  width: 1600,
  height: 900,
});

/** A picture as rows name it. */
export const shownAs = ({ sha256 }: { sha256: string }) => ({
  hash: pictureHash(sha256),
  width: 1600,
  height: 900,
  focus: null,
  alt: {},
});
