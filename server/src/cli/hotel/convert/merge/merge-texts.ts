import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMap, parseDocument, YAMLMap } from 'yaml';
import { unreadable } from '../model/converted-menu';
import type { TargetHotel } from '../model/target-hotel';
import type { MergedMenu } from './merge-menu';

/** Returns the changed translation files by path. Their other translations are preserved. */
export async function mergeTexts(
  texts: MergedMenu['texts'],
  { root, path }: NonNullable<TargetHotel['folder']>,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [lang, places] of texts) {
    const file = join(root, 'texts', lang, path);
    const before = await readFile(file, 'utf8').catch(() => '');
    const document = parseDocument(before === '' ? '{}' : before);
    if (!isMap(document.contents) || document.errors.length > 0)
      throw unreadable(`${file} is no list of texts. Run the check.`);
    document.contents.flow = false;
    for (const [place, { source, text, isNew }] of places) {
      const known = document.get(place);
      const isSame = isMap(known) && known.get('source') === source;
      if (isSame && (known.get('text') === text || (!isNew && known.get('text') !== ''))) continue;
      const entry = new YAMLMap();
      entry.set('source', source);
      entry.set('text', text);
      document.set(place, entry);
      files.set(file, '');
    }
    if (files.has(file)) files.set(file, document.toString({ lineWidth: 0 }));
  }
  return files;
}
