import type { Text } from '../../../platform/db/tables/columns/stored';
import type { HotelContent } from './hotel-content';

/** Returns the text at a place of a file in all languages; places are relative, such as `name`. */
export type ToText = (place: string, source: string) => Text;

export interface UsedText {
  file: string;
  place: string;
  source: string;
}

/**
 * Gives texts in all languages of the hotel. It records what it was asked for, which is how the texts of a
 * folder are found without a list of the places that hold them.
 */
export function createTexts({ hotel, texts }: Pick<HotelContent, 'hotel' | 'texts'>) {
  const [defaultLanguage = 'en', ...others] = hotel.value.languages;
  const used: UsedText[] = [];
  return {
    used,
    /** Returns the texts of a file, below a place such as `couvert/bread`. */
    of(file: string, below = ''): ToText {
      return (name, source) => {
        const place = below === '' ? name : `${below}.${name}`;
        used.push({ file, place, source });
        const translated = others.flatMap((lang) => {
          const text = texts.get(lang)?.get(file)?.[place]?.text;
          return text ? [[lang, text] as const] : [];
        });
        return { [defaultLanguage]: source, ...Object.fromEntries(translated) };
      };
    },
  };
}
export type Texts = ReturnType<typeof createTexts>;
