import type { Text } from '../../../platform/db/tables/columns/stored';
import type { HotelContent } from './hotel-content';

/** Returns a text of a file in all languages. The place is relative, such as `name`. */
export type ToText = (place: string, source: string) => Text;

export interface UsedText {
  file: string;
  place: string;
  source: string;
}

/**
 * Returns texts in all languages of the hotel. It records each request in `used`, which gives the list of all texts
 * of a folder without a second list of the places that contain them.
 */
export function createTexts({ hotel, texts }: Pick<HotelContent, 'hotel' | 'texts'>) {
  const [defaultLanguage = 'en', ...others] = hotel.value.languages;
  const used: UsedText[] = [];
  return {
    used,
    /** Returns the function for the texts of a file below a place such as `couvert/bread`. */
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
