import {
  unreadable,
  type ConvertedItem,
  type ConvertedMenu,
  type ConvertedText,
} from '../model/converted-menu';
import type { TargetHotel } from '../model/target-hotel';
import { parsePrice, priceOf } from '../model/prices';
import { hoursOf } from './json-ld-hours';
import {
  isA,
  isNode,
  listOf,
  MAX_STEPS,
  nodesIn,
  termOf,
  tooDeepNodes,
  tooManyNodes,
  type Node,
} from './json-ld-nodes';

const DIETS: Readonly<Record<string, string>> = {
  VeganDiet: 'vegan',
  VegetarianDiet: 'vegetarian',
  HalalDiet: 'halal',
  KosherDiet: 'kosher',
  GlutenFreeDiet: 'gluten_free',
};
const READ = ['@type', '@id', '@context', 'name', 'description', 'offers', 'suitableForDiet'];
const PLACES = [
  'Restaurant',
  'Hotel',
  'BarOrPub',
  'CafeOrCoffeeShop',
  'LodgingBusiness',
  'FoodEstablishment',
];
const MAX_SECTION_DEPTH = 24;

/** Reads a menu of schema.org from a JSON-LD file or from a page that contains one. */
export function readJsonLd(text: string, hotel: TargetHotel): ConvertedMenu {
  const nodes = nodesIn(text);
  const [first, ...others] = [...nodes.values()].filter((node) => isA(node, 'Menu'));
  if (!first) throw unreadable('There is no schema.org Menu in it.');
  const menu: ConvertedMenu = { items: [], readAs: [], lost: [] };
  const reader = new MenuReader(nodes, menu, hotel);
  const named = reader.text(first.name);
  if (named) menu.name = named;
  for (const other of others)
    menu.lost.push(`menu "${reader.text(other.name)?.text ?? ''}": convert it on its own`);
  reader.addSection(first, named ?? { text: 'Menu', translations: {} }, 0);
  for (const node of nodes.values()) if (isA(node, ...PLACES)) menu.lost.push(...notOfMenu(node));
  return menu;
}

/** Lists the facts about the outlet or hotel itself, which a person has to copy. */
function notOfMenu(node: Node): string[] {
  const type = termOf(listOf(node['@type'])[0]);
  const hours = hoursOf(listOf(node.openingHoursSpecification).filter(isNode));
  return Object.keys(node)
    .filter((key) => !/^@|^hasMenu$|^menu$/.test(key))
    .map((key) =>
      key === 'openingHoursSpecification' && hours !== undefined
        ? `${type}.${key}: for outlet.yaml, "hours: ${hours}"`
        : `${type}.${key}: for outlet.yaml or hotel.yaml`,
    );
}

class MenuReader {
  private steps = 0;

  constructor(
    private readonly nodes: ReadonlyMap<string, Node>,
    private readonly menu: ConvertedMenu,
    private readonly hotel: TargetHotel,
  ) {}

  addSection(node: Node, name: ConvertedText, depth: number): void {
    if (depth > MAX_SECTION_DEPTH) throw tooDeepNodes();
    for (const item of this.referred(node.hasMenuItem)) this.addItem(item, name);
    for (const inner of this.referred(node.hasMenuSection))
      this.addSection(inner, this.text(inner.name) ?? name, depth + 1);
  }

  /** Resolves references: a node is either written in place or referred to by its id. */
  private referred(value: unknown): Node[] {
    return listOf(value)
      .filter(isNode)
      .map((one) => {
        if ((this.steps += 1) > MAX_STEPS) throw tooManyNodes();
        const id = one['@id'];
        return (typeof id === 'string' ? this.nodes.get(id) : undefined) ?? one;
      });
  }

  private addItem(node: Node, section: ConvertedText): void {
    const name = this.text(node.name);
    const place = name ? `"${name.text}"` : `an item of "${section.text}"`;
    const lost = (what: string) => this.menu.lost.push(`${place}: ${what}`);
    if (!name) {
      lost('it has no name');
      return;
    }
    const item: ConvertedItem = { place, section, name };
    const description = this.text(node.description);
    if (description) item.description = description;
    this.addOffers(item, listOf(node.offers).filter(isNode), lost);
    const diets = listOf(node.suitableForDiet).map(termOf);
    const known = diets.filter((one) => Object.hasOwn(DIETS, one));
    if (known.length > 0) item.dietary = [...new Set(known.flatMap((one) => DIETS[one] ?? []))];
    for (const one of diets) if (!known.includes(one)) lost(one === '' ? 'a diet' : one);
    for (const key of Object.keys(node)) if (!READ.includes(key)) lost(key);
    this.menu.items.push(item);
  }

  private addOffers(item: ConvertedItem, offers: readonly Node[], lost: (what: string) => void): void {
    const prices = offers.flatMap((offer) => {
      const price = this.price(offer, lost);
      return price === undefined ? [] : [{ name: this.text(offer.name), price }];
    });
    const [only] = prices;
    if (prices.length === 1 && only) item.price = only.price;
    const portions = prices.flatMap(({ name, price }) => (name ? [{ name, price }] : []));
    if (prices.length > 1 && portions.length === prices.length) item.portions = portions;
    else if (prices.length > 1) lost('its offers, because not all have a name');
  }

  private price({ price, priceCurrency }: Node, lost: (what: string) => void): number | undefined {
    if (typeof price !== 'string' && typeof price !== 'number') {
      lost('an offer without a price');
      return undefined;
    }
    const { currency, precision } = this.hotel;
    if (typeof priceCurrency === 'string' && currency !== undefined && priceCurrency !== currency) {
      lost(`its price, which is in ${priceCurrency} and not in ${currency}`);
      return undefined;
    }
    // schema.org requires a decimal point, but many pages use the separators of their language in texts.
    const style = { currency, precision };
    const read = typeof price === 'number' ? priceOf(price, style) : parsePrice(price, style);
    if ('price' in read) return read.price;
    lost(read.problem);
    return undefined;
  }

  /** Returns the text in the language of the folder with its translations. */
  text(value: unknown): ConvertedText | undefined {
    const [main, ...further] = this.hotel.languages;
    const texts = listOf(value).flatMap((one) => {
      const text = isNode(one) ? one['@value'] : one;
      const isText = typeof text === 'string' || typeof text === 'number';
      if (!isText || String(text).trim() === '') return [];
      return [{ text: String(text).trim(), lang: isNode(one) ? one['@language'] : undefined }];
    });
    const first = texts.find(({ lang }) => lang === main) ?? texts[0];
    if (!first) return undefined;
    const translations = further.flatMap((lang) => {
      const translated = texts.find((one) => one.lang === lang);
      return translated ? [[lang, translated.text] as const] : [];
    });
    return { text: first.text, translations: Object.fromEntries(translations) };
  }
}
