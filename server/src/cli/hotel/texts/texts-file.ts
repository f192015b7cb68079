import { stringify } from 'yaml';
import type { FileTexts } from '../../../features/hotel-content/schema/texts.schema';
import { schemaLine } from './schema-line';

/** Returns the path of the translations of a file, and their YAML. */
export function textsFile(lang: string, file: string, texts: FileTexts): [path: string, text: string] {
  const path = `texts/${lang}/${file}`;
  return [path, schemaLine('texts', path.split('/').length - 1) + stringify(texts, { lineWidth: 0 })];
}
