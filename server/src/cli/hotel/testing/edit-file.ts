import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Replaces a text in a file of a hotel folder. */
export async function editFile(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}
