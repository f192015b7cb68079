import { createHash } from 'node:crypto';

/** Returns the hash of a file as the lists of keys name it. */
export const hashOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
