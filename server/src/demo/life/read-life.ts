import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { lifeFolder } from '../folders/demo-folders';
import type { DemoLife } from './life';

/** Reads one of the files that describe the people and texts of a demo hotel. */
export async function readLifePart<Part extends keyof DemoLife>(
  slug: string,
  part: Part,
): Promise<DemoLife[Part]> {
  // The cast is safe because a test reads all of these files, which are part of the suite.
  return parse(await readFile(join(lifeFolder(slug), `${part}.yaml`), 'utf8')) as DemoLife[Part];
}

export async function readLife(slug: string): Promise<DemoLife> {
  const [staff, guests, groups, announcements, posts, stock] = await Promise.all([
    readLifePart(slug, 'staff'),
    readLifePart(slug, 'guests'),
    readLifePart(slug, 'groups'),
    readLifePart(slug, 'announcements'),
    readLifePart(slug, 'posts'),
    readLifePart(slug, 'stock'),
  ]);
  return { staff, guests, groups, announcements, posts, stock };
}
