import type { PricedLine } from '@guest/shared/contracts/order/order.contract';
import type { StoredLine } from '../../../platform/db/tables/dining/order';
import type { PropertyScope } from '../../property/property-scope';

/** Maps an order line to the language of the scope: the page's for guests, the property's for the kitchen. */
export function lineIn(line: StoredLine, { say, lang, property }: PropertyScope): PricedLine {
  const { portion, ...rest } = line;
  const original = line.name[property.defaultLanguage];
  const name = say(line.name);
  const isTranslated = lang !== property.defaultLanguage && original !== undefined && original !== name;
  return {
    ...rest,
    name,
    ...(isTranslated && { originalName: original }),
    ...(portion && { portion: { uuid: portion.uuid, name: say(portion.name) } }),
    modifiers: line.modifiers.map((modifier) => ({
      ...modifier,
      groupName: say(modifier.groupName),
      name: say(modifier.name),
    })),
  };
}
