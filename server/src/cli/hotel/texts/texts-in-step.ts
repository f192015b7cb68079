import { readContent } from '../../../features/hotel-content/folder/read-content';
import type { HotelContent } from '../../../features/hotel-content/model/hotel-content';
import { textsOf } from '../../../features/hotel-content/rows/rows-of';
import type { FileTexts } from '../../../features/hotel-content/schema/texts.schema';
import { CommandFailure, type CommandResult } from '../result/output';
import { readHotelFolder, summaryOf } from '../result/read-hotel-folder';

/** A text of the folder with its current translation. */
export interface TextToTranslate {
  file: string;
  place: string;
  /** The current text in the language of the folder. */
  source: string;
  /** The translation with the source text it was made from; `undefined` if the text was never translated. */
  translated: FileTexts[string] | undefined;
}

/**
 * Reads the texts of a language from a folder, or returns the problems of a folder that does not pass the check.
 * Missing translations are allowed.
 */
export async function readTexts(
  folder: string,
  lang: string,
): Promise<TextToTranslate[] | (CommandResult & { code: 1 })> {
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
  return textsIn(read, lang);
}

/** Each text is returned once, although `textsOf` repeats those of a modifier that several items share. */
function textsIn(content: HotelContent, lang: string): TextToTranslate[] {
  const byPlace = new Map<string, TextToTranslate>();
  for (const { file, place, source } of textsOf(content)) {
    const translated = content.texts.get(lang)?.get(file)?.[place];
    byPlace.set(`${file}\n${place}`, { file, place, source, translated });
  }
  return [...byPlace.values()];
}
