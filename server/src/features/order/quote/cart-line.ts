import { normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import type { CartLine } from '@guest/shared/contracts/order/order.contract';
import { allergyConflicts, lineAllergens } from '@guest/shared/contracts/menu/line-allergens';
import { linePrice } from '@guest/shared/contracts/menu/line-price';
import type { Allergen, MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import type { StoredLine } from '../../../platform/db/tables/dining/order';
import type { StoredModifierGroup, Text } from '../../../platform/db/tables/columns/stored';
import { toMenuItem } from '../../outlet/menu-item.mapper';
import { malformedIn } from '../../../platform/errors/request-error';
import type { CatalogueItem } from '../menu/catalogue';
import type { QuoteInput } from './quote-input';

/** A basket line together with the current data of its item. */
export interface PricedCartLine {
  line: CartLine;
  found: CatalogueItem;
  item: MenuItem;
  base: number;
  stored: StoredLine;
}

/** Prices the basket lines. `gone` has the lines whose item the outlet does not offer for ordering. */
export function priceLines(input: QuoteInput): { known: PricedCartLine[]; gone: CartLine[] } {
  const { cart, catalogue, scope, now } = input;
  assertUniqueLineIds(cart.lines);
  const known: PricedCartLine[] = [];
  const gone: CartLine[] = [];
  const allergies = allergiesOf(input);
  for (const line of cart.lines) {
    const found = catalogue.get(line.itemUuid.toLowerCase());
    if (!found) {
      gone.push(line);
      continue;
    }
    const item = toMenuItem(found.row, scope, now);
    const { base, stored } = priceLine(line, { found, item, allergies });
    known.push({ line, found, item, base, stored });
  }
  return { known, gone };
}

/** Problems refer to a line by its `lineId`, so the ids must be unique. */
function assertUniqueLineIds(lines: readonly CartLine[]): void {
  const lineIds = new Set<string>();
  for (const [i, { lineId }] of lines.entries()) {
    if (lineIds.has(lineId)) {
      throw malformedIn(`lines.${i}.lineId`);
    }
    lineIds.add(lineId);
  }
}

/** Returns the saved allergies of the guest and those of this basket, which may be of other people. */
export const allergiesOf = ({ allergies, cart }: QuoteInput): Allergen[] => [
  ...new Set([...allergies, ...(cart.allergies ?? [])]),
];

function priceLine(
  line: CartLine,
  { found, item, allergies }: { found: CatalogueItem; item: MenuItem; allergies: Allergen[] },
): { base: number; stored: StoredLine } {
  const { base, unit, modifiers } = linePrice(item, line);
  const contained = lineAllergens(item, line.modifiers);
  const portion = found.row.portions.find(({ uuid }) => uuid === line.portionUuid);
  const note = normalizeLine(line.note ?? '');
  const names = collectNames(found.row.modifierGroups);
  const stored: StoredLine = {
    lineId: line.lineId,
    itemUuid: item.uuid,
    name: found.row.name,
    quantity: line.quantity,
    ...(portion && { portion: { uuid: portion.uuid, name: portion.name } }),
    modifiers: modifiers.map((modifier) => ({
      ...modifier,
      groupName: names.get(modifier.groupUuid) ?? {},
      name: names.get(`${modifier.groupUuid}/${modifier.modifierUuid}`) ?? {},
    })),
    unitPrice: unit,
    total: unit * line.quantity,
    allergensDeclared: contained.allergensDeclared,
    allergens: contained.allergens,
    mayContain: contained.mayContain,
    allergyConflicts: allergyConflicts(contained, allergies),
    isAlcohol: item.isAlcohol,
    ...(note && { note }),
  };
  return { base, stored };
}

function collectNames(groups: readonly StoredModifierGroup[]): Map<string, Text> {
  return new Map(
    groups.flatMap((group) => [
      [group.uuid, group.name] as const,
      ...group.modifiers.flatMap((modifier) => [
        [`${group.uuid}/${modifier.uuid}`, modifier.name] as const,
        ...collectNames(modifier.modifierGroups),
      ]),
    ]),
  );
}

/** Returns the total quantity of each item in the basket. */
export function quantities(lines: readonly PricedCartLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item, line } of lines) counts.set(item.uuid, (counts.get(item.uuid) ?? 0) + line.quantity);
  return counts;
}
