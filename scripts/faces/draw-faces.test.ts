import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawFaces, facesFolder } from './draw-faces';

const MOST_BYTES = 25 * 1024;

test(
  'the committed fonts match their packages and `pnpm faces`, and are small',
  { timeout: 60_000 },
  async () => {
    for (const { file, content } of await drawFaces()) {
      expect((await readFile(new URL(file, facesFolder))).equals(content), file).toBe(true);
      expect(content.length, file).toBeLessThanOrEqual(MOST_BYTES);
    }
  },
);
