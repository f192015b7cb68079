import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawFaces, facesFolder } from './draw-faces';

const MOST_BYTES = 25 * 1024;

test(
  'the faces are what their packages and `pnpm faces` make of them, and small',
  { timeout: 60_000 },
  async () => {
    for (const { file, content } of await drawFaces()) {
      expect((await readFile(new URL(file, facesFolder))).equals(content), file).toBe(true);
      expect(content.length, file).toBeLessThanOrEqual(MOST_BYTES);
    }
  },
);
