import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createFonts, fontsFolder } from './create-fonts';

const MAX_BYTES = 25 * 1024;

test(
  'the committed fonts match their packages and `pnpm faces`, and are small',
  { timeout: 60_000 },
  async () => {
    for (const { file, content } of await createFonts()) {
      expect((await readFile(new URL(file, fontsFolder))).equals(content), file).toBe(true);
      expect(content.length, file).toBeLessThanOrEqual(MAX_BYTES);
    }
  },
);
