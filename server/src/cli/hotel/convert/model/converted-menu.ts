import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import { CommandFailure } from '../../result/output';

/** A text in the first language of the folder, and its translations by language. */
export interface ConvertedText {
  text: string;
  translations: Readonly<Record<string, string>>;
}

export interface ConvertedItem {
  /** The place in the source, such as `row 12`. */
  place: string;
  section: ConvertedText;
  key?: string;
  name: ConvertedText;
  description?: ConvertedText;
  /** In major units of the hotel's currency. */
  price?: number;
  portions?: { name: ConvertedText; price: number }[];
  /** `undefined` if the source does not declare them, which differs from an empty list. */
  allergens?: Allergen[];
  dietary?: string[];
  picture?: string;
}

/** A menu read from another format, in the order of the source. */
export interface ConvertedMenu {
  name?: ConvertedText;
  items: ConvertedItem[];
  /** The columns of a table. `undefined` for sources whose items can have every field. */
  columns?: readonly string[];
  /** The ways in which the source was read, such as its separator. */
  readAs: string[];
  /** Names each part of the source that the conversion could not carry over, with its place. */
  lost: string[];
}

/** Creates the failure for a source that cannot be read without guessing. */
export const unreadable = (message: string) => new CommandFailure(64, message, 'source-unreadable');
