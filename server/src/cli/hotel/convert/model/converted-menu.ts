import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import { CommandFailure } from '../../result/output';

/** A text in the first language of the folder, and its translations by language. */
export interface ConvertedText {
  text: string;
  translations: Readonly<Record<string, string>>;
}

export interface ConvertedItem {
  /** Where it stands in the source, such as `row 12`. */
  place: string;
  section: ConvertedText;
  key?: string;
  name: ConvertedText;
  description?: ConvertedText;
  /** In major units of the hotel's currency. */
  price?: number;
  portions?: { name: ConvertedText; price: number }[];
  /** Missing if the source does not say. */
  allergens?: Allergen[];
  dietary?: string[];
  picture?: string;
}

/** A menu as another format has it, in the order of the source. */
export interface ConvertedMenu {
  name?: ConvertedText;
  items: ConvertedItem[];
  /** How the source was read, such as its separator. */
  readAs: string[];
  /** The conversion lists what it could not carry over, with its place in the source. */
  lost: string[];
}

/** The source cannot be read at all, or not without guessing. */
export const unreadable = (message: string) => new CommandFailure(64, message, 'source-unreadable');
