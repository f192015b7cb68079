import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileTexts } from '../../../features/hotel-content/schema/texts.schema';
import { writeFiles } from '../folder/write-files';
import { CommandFailure, type CommandResult } from '../result/output';
import { readTranslations, stateOf, textsTable } from './texts-table';
import { textsFile } from './texts-file';
import { readTexts, type TextToTranslate } from './texts-in-step';

export interface TextsFlags {
  lang: string;
  /** The CSV file to write for a translator. */
  csv?: string;
  /** The CSV file that the translator has returned. */
  fromCsv?: string;
}

/**
 * Updates the texts of a language from the files: new texts are added without a translation, and unused ones are
 * removed. An outdated translation keeps its old source, so that the check still reports it.
 */
export async function textsCommand(
  folder: string,
  { lang, csv, fromCsv }: TextsFlags,
): Promise<CommandResult> {
  const texts = await readTexts(folder, lang);
  if ('code' in texts) return texts;
  const { translated, taken, lost } =
    fromCsv === undefined ? unchanged(texts) : await takeOver(texts, fromCsv);
  const files = filesOf(translated);
  const written = [...files].map(([file, entries]) => {
    const [path, text] = textsFile(lang, file, entries);
    return [join(folder, path), text] as const;
  });
  // Spreadsheets read a CSV file as UTF-8 only if it begins with a byte order mark.
  const table = csv === undefined ? [] : [[csv, `\ufeff${textsTable(translated)}`] as const];
  await writeFiles([...written, ...table]);
  const missing = translated.filter((one) => stateOf(one) === 'missing').length;
  const outdated = translated.filter((one) => stateOf(one) === 'outdated').length;
  return {
    code: 0,
    lines: [
      ...lost.map((one) => `lost: ${one}`),
      ...(fromCsv === undefined ? [] : [`${taken} translations are taken over.`]),
      `texts/${lang} has ${files.size} files; ${missing} texts wait for a translation, ${outdated} translations are outdated.`,
      ...(csv === undefined ? [] : [`${csv} has ${translated.length} texts for a translator.`]),
    ],
    data: { language: lang, files: files.size, missing, outdated, taken, lost },
  };
}

interface TakenOver {
  translated: TextToTranslate[];
  taken: number;
  lost: string[];
}

const unchanged = (translated: TextToTranslate[]): TakenOver => ({ translated, taken: 0, lost: [] });

async function takeOver(texts: TextToTranslate[], csv: string): Promise<TakenOver> {
  const bytes = await readFile(csv).catch(() => {
    throw new CommandFailure(66, `There is no file ${csv}.`, 'file-missing');
  });
  const { translations, lost } = readTranslations(bytes, texts);
  const translated = texts.map((one) => {
    const translation = translations.get(one);
    return translation ? { ...one, translated: translation } : one;
  });
  return { translated, taken: translations.size, lost };
}

function filesOf(texts: readonly TextToTranslate[]): Map<string, FileTexts> {
  const byFile = new Map<string, FileTexts>();
  for (const { file, place, source, translated } of texts)
    byFile.set(file, { ...byFile.get(file), [place]: translated ?? { source, text: '' } });
  return byFile;
}
