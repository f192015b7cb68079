import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import * as z from 'zod/mini';
import {
  unreadable,
  type ConvertedItem,
  type ConvertedMenu,
  type ConvertedText,
} from '../model/converted-menu';
import type { TargetHotel } from '../model/target-hotel';
import { priceOf } from '../model/prices';

const label = z.object({
  displayName: z.optional(z.string()),
  description: z.optional(z.string()),
  languageCode: z.optional(z.string()),
});
const attributes = z.looseObject({
  price: z.optional(
    z.object({
      currencyCode: z.optional(z.string()),
      units: z.optional(z.union([z.string().check(z.regex(/^-?\d{1,9}$/)), z.int()])),
      nanos: z.optional(z.int()),
    }),
  ),
  allergen: z.optional(z.array(z.string())),
  dietaryRestriction: z.optional(z.array(z.string())),
});
const option = z.looseObject({ labels: z.array(label), attributes: z.optional(attributes) });
const item = z.looseObject({
  labels: z.array(label),
  attributes: z.optional(attributes),
  options: z.optional(z.array(option)),
});
const section = z.looseObject({ labels: z.array(label), items: z.optional(z.array(item)) });
const menuSchema = z.looseObject({ labels: z.optional(z.array(label)), sections: z.array(section) });
const fileSchema = z.looseObject({ menus: z.array(menuSchema).check(z.minLength(1)) });

type Attributes = z.infer<typeof attributes>;

/** Google's SHELLFISH covers two allergens. Both are declared, because a guest must not miss one. */
const ALLERGENS: Readonly<Record<string, Allergen[]>> = {
  DAIRY: ['milk'],
  EGG: ['eggs'],
  FISH: ['fish'],
  PEANUT: ['peanuts'],
  SHELLFISH: ['crustaceans', 'molluscs'],
  SOY: ['soybeans'],
  TREE_NUT: ['nuts'],
  WHEAT: ['gluten'],
};
const DIETS: Readonly<Record<string, string>> = {
  HALAL: 'halal',
  KOSHER: 'kosher',
  ORGANIC: 'organic',
  VEGAN: 'vegan',
  VEGETARIAN: 'vegetarian',
};

/** Reads the food menus of a Google Business Profile. */
export function readGoogleMenu(source: unknown, hotel: TargetHotel): ConvertedMenu {
  const parsed = fileSchema.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw unreadable(
      `These are no Google food menus: ${issue?.path.join('.') || 'the file'} is not as expected.`,
    );
  }
  const [first, ...others] = parsed.data.menus;
  const menu: ConvertedMenu = { items: [], readAs: [], lost: [] };
  const reader = new MenuReader(menu, hotel);
  const named = reader.text(first?.labels ?? [], 'displayName');
  if (named) menu.name = named;
  for (const { labels = [] } of others)
    menu.lost.push(`menu "${reader.text(labels, 'displayName')?.text ?? ''}": convert it on its own`);
  for (const [i, { labels, items = [] }] of (first?.sections ?? []).entries()) {
    const name = reader.text(labels, 'displayName');
    if (!name) menu.lost.push(`sections.${i}: it has no name`);
    else for (const [k, one] of items.entries()) reader.add(one, name, `sections.${i}.items.${k}`);
  }
  return menu;
}

class MenuReader {
  constructor(
    private readonly menu: ConvertedMenu,
    private readonly hotel: TargetHotel,
  ) {}

  add(source: z.infer<typeof item>, section: ConvertedText, place: string): void {
    const lost = (what: string) => this.menu.lost.push(`${place}: ${what}`);
    const name = this.text(source.labels, 'displayName');
    if (!name) {
      lost('it has no name');
      return;
    }
    const made: ConvertedItem = { place, section, name };
    const description = this.text(source.labels, 'description');
    if (description) made.description = description;
    const portions = (source.options ?? []).flatMap((one) => {
      const optionName = this.text(one.labels, 'displayName');
      const price = this.price(one.attributes, lost);
      if (!optionName || price === undefined) lost('an option without a name or a price');
      return optionName && price !== undefined ? [{ name: optionName, price }] : [];
    });
    const price = this.price(source.attributes, lost);
    if (portions.length > 0) made.portions = portions;
    else if (price !== undefined) made.price = price;
    if (portions.length > 0 && price !== undefined) lost('its price, because its options have their own');
    addWords(made, source.attributes ?? {}, lost);
    this.menu.items.push(made);
  }

  private price(source: Attributes | undefined, lost: (what: string) => void): number | undefined {
    const { units = 0, nanos = 0, currencyCode } = source?.price ?? {};
    if (!source?.price) return undefined;
    if (
      currencyCode !== undefined &&
      this.hotel.currency !== undefined &&
      currencyCode !== this.hotel.currency
    ) {
      lost(`its price, which is in ${currencyCode} and not in ${this.hotel.currency}`);
      return undefined;
    }
    // The amount is put together as text, because adding billionths as a floating-point number would not be exact.
    const read = priceOf(Number(`${Number(units)}.${String(nanos).padStart(9, '0')}`), this.hotel);
    if ('price' in read) return read.price;
    lost(read.problem);
    return undefined;
  }

  /** Returns the label in the language of the folder, or the first label if there is none in that language. */
  text(
    labels: readonly z.infer<typeof label>[],
    part: 'displayName' | 'description',
  ): ConvertedText | undefined {
    const [main, ...further] = this.hotel.languages;
    const filled = labels.filter((one) => (one[part] ?? '').trim() !== '');
    const first = filled.find(({ languageCode }) => languageCode === main) ?? filled[0];
    if (!first) return undefined;
    const translations = filled.flatMap(({ languageCode, [part]: text = '' }) =>
      languageCode !== undefined && further.includes(languageCode)
        ? [[languageCode, text.trim()] as const]
        : [],
    );
    return { text: (first[part] ?? '').trim(), translations: Object.fromEntries(translations) };
  }
}

function addWords(
  made: ConvertedItem,
  { allergen = [], dietaryRestriction = [], ...others }: Attributes,
  lost: (what: string) => void,
): void {
  const unknown = allergen.filter((one) => !Object.hasOwn(ALLERGENS, one));
  for (const one of unknown) lost(`allergen ${one}; its allergens are left undeclared`);
  if (allergen.length > 0 && unknown.length === 0)
    made.allergens = [...new Set(allergen.flatMap((one) => ALLERGENS[one] ?? []))];
  const diets = dietaryRestriction.filter((one) => Object.hasOwn(DIETS, one));
  for (const one of dietaryRestriction) if (!diets.includes(one)) lost(`diet ${one}`);
  if (diets.length > 0) made.dietary = [...new Set(diets.flatMap((one) => DIETS[one] ?? []))];
  for (const key of Object.keys(others)) if (key !== 'price') lost(key);
}
