import type { PricedLine } from '@guest/shared/contracts/order/order.contract';
import type { StoredLine } from '../../../platform/db/tables/dining/order';
import type { PropertyScope } from '../../property/property-scope';

/** Maps an order line to the language of the scope: the page's for guests, the property's for the kitchen. */
export function toPricedLine(line: StoredLine, { localize, lang, property }: PropertyScope): PricedLine {
  const { portion, ...rest } = line;
  const original = line.name[property.defaultLanguage];
  const name = localize(line.name);
  const isTranslated = lang !== property.defaultLanguage && original !== undefined && original !== name;
  return {
    ...rest,
    name,
    ...(isTranslated && { originalName: original }),
    ...(portion && { portion: { uuid: portion.uuid, name: localize(portion.name) } }),
    modifiers: line.modifiers.map((modifier) => ({
      ...modifier,
      groupName: localize(modifier.groupName),
      name: localize(modifier.name),
    })),
  };
}
