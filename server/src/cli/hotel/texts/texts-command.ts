import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../../features/hotel-content/folder/read-content';
import { textsOf } from '../../features/hotel-content/rows/rows-of';
import type { FileTexts } from '../../features/hotel-content/schema/texts.schema';
import { CommandFailure, type CommandResult } from './result/output';
import { readHotelFolder, summaryOf } from './result/read-hotel-folder';

/**
 * Brings the texts of a language in step with the files: new ones are added without a translation, those that
 * are no longer needed go, and the source of an outdated one stays, so that the check still finds it.
 */
export async function textsCommand(folder: string, lang: string): Promise<CommandResult> {
  const { content, problems, files, pictures } = await readHotelFolder(folder);
  const waits = problems.filter(({ severity, code }) => severity === 'error' && code !== 'text-missing');
  const read = content ?? (waits.length === 0 ? readContent(files, pictures).content : undefined);
  if (!read) return { code: 1, lines: summaryOf(problems, files), problems };
  if (!read.hotel.value.languages.slice(1).includes(lang))
    throw new CommandFailure(
      64,
      `hotel.yaml does not list "${lang}" as a further language.`,
      'language-unlisted',
    );
  const byFile = new Map<string, FileTexts>();
  for (const { file, place, source } of textsOf(read)) {
    const known = read.texts.get(lang)?.get(file)?.[place];
    byFile.set(file, { ...byFile.get(file), [place]: known ?? { source, text: '' } });
  }
  let missing = 0;
  for (const [file, texts] of byFile) {
    missing += Object.values(texts).filter(({ text }) => text === '').length;
    const target = join(folder, 'texts', lang, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, stringify(texts, { lineWidth: 0 }));
  }
  return {
    code: 0,
    lines: [`texts/${lang} has ${byFile.size} files; ${missing} texts wait for a translation.`],
    data: { language: lang, files: byFile.size, missing },
  };
}
