import { readContent } from '../../../features/hotel-content/folder/read-content';
import type { HotelContent } from '../../../features/hotel-content/model/hotel-content';
import { textsOf } from '../../../features/hotel-content/rows/rows-of';
import type { FileTexts } from '../../../features/hotel-content/schema/texts.schema';
import { CommandFailure, type CommandResult } from '../result/output';
import { readHotelFolder, summaryOf } from '../result/read-hotel-folder';

/** A text of the folder, and its translation as it is. */
export interface TextToTranslate {
  file: string;
  place: string;
  /** What the folder says today. */
  source: string;
  /** What was translated, if it was: the source of then, and the text. */
  translated: FileTexts[string] | undefined;
}

/** Reads the texts of a language from a folder, or returns why it has to be refused. Missing texts are no reason. */
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

/** A shared modifier is used by several items, so that its texts come several times. */
function textsIn(content: HotelContent, lang: string): TextToTranslate[] {
  const byPlace = new Map<string, TextToTranslate>();
  for (const { file, place, source } of textsOf(content)) {
    const translated = content.texts.get(lang)?.get(file)?.[place];
    byPlace.set(`${file}\n${place}`, { file, place, source, translated });
  }
  return [...byPlace.values()];
}
