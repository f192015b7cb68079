import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import type { Cart, CartLine, orderContract } from '@guest/shared/contracts/order/order.contract';
import { linePrice } from '@guest/shared/contracts/menu/line-price';
import { openGroups, selectionProblems } from '@guest/shared/contracts/menu/selection';
import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import type { StoredLine } from '../../../platform/db/tables/dining/order';
import { toMenuItem } from '../../outlet/menu-item.mapper';
import type { PropertyScope } from '../../property/property-scope';
import { loadCatalogue, type CatalogueItem } from '../menu/catalogue';
import type { OrderRow } from '../record/order.mapper';

type Reorder = ReplyOf<typeof orderContract.reorder>;
type Change = Reorder['changes'][number];
type ReorderFacts = NonNullable<Reorder['facts']>[number];

/**
 * Returns a basket like a previous order and all changes since then. Items that are no longer available are
 * reported, never dropped silently.
 */
export async function reorder(
  on: Connection,
  { order, outlet }: OrderRow,
  scope: PropertyScope,
  now: number,
): Promise<Reorder> {
  const catalogue = await loadCatalogue(
    on,
    { propertyId: order.propertyId, slug: outlet.slug },
    order.lines.map(({ itemUuid }) => itemUuid),
  );
  const reordered = order.lines.map((line) => toReorderLine(line, catalogue.get(line.itemUuid), scope, now));
  return {
    outlet: { uuid: outlet.id, slug: outlet.slug, name: scope.localize(outlet.name) },
    mode: order.mode,
    place: order.place,
    lines: reordered.flatMap(({ line }) => line ?? []),
    facts: reordered.flatMap(({ facts }) => facts ?? []),
    changes: reordered.flatMap(({ changes }) => changes),
  };
}

function toReorderLine(
  stored: StoredLine,
  found: CatalogueItem | undefined,
  scope: PropertyScope,
  now: number,
): { line?: CartLine; facts?: ReorderFacts; changes: Change[] } {
  const name = scope.localize(stored.name);
  const gone: Change = { lineId: stored.lineId, name, kind: 'removed' };
  if (!found) return { changes: [gone] };
  const item = toMenuItem(found.row, scope, now);
  const hasPortion =
    stored.portion === undefined
      ? item.portions.length === 0
      : item.portions.some(({ uuid }) => uuid === stored.portion?.uuid);
  const { selection, isReduced } = currentSelection(stored, item.modifierGroups);
  const line: CartLine = {
    lineId: randomUUID(),
    itemUuid: stored.itemUuid,
    quantity: stored.quantity,
    modifiers: selection,
    ...(stored.portion && hasPortion && { portionUuid: stored.portion.uuid }),
    ...(stored.note !== undefined && { note: stored.note }),
  };
  const lineRef = { lineId: line.lineId, name };
  const changes: Change[] = [];
  if (item.stockStatus === 'sold_out') changes.push({ ...lineRef, kind: 'sold_out' });
  const isServed = found.hours.every((hours) => isOpenAt(scope.hours(hours), now, scope.property.timeZone));
  if (!isServed) changes.push({ ...lineRef, kind: 'not_now' });
  if (isReduced) changes.push({ ...lineRef, kind: 'choice_removed' });
  if (!hasPortion || selectionProblems(item.modifierGroups, selection).length > 0) {
    changes.push({ ...lineRef, kind: 'choice_needed' });
  }
  const after = linePrice(item, line).unit;
  if (hasPortion && after !== stored.unitPrice) {
    changes.push({ ...lineRef, kind: 'price_changed', before: stored.unitPrice, after });
  }
  const facts = { lineId: line.lineId, name: item.name, unitPrice: after, menu: found.menuSlug };
  return { line, facts, changes };
}

/**
 * Returns the choices that are still possible. Stored quantities of nested modifiers are totals, so they are
 * divided by the quantity of their parent.
 */
function currentSelection(stored: StoredLine, groups: Parameters<typeof openGroups>[0]) {
  const timesOf = (modifierUuid: string) =>
    stored.modifiers.find((one) => one.modifierUuid === modifierUuid)?.quantity ?? 1;
  const openers = new Map(
    groups.flatMap(({ modifiers }) =>
      modifiers.flatMap(({ uuid, modifierGroups }) =>
        modifierGroups.map((inner) => [inner.uuid, uuid] as const),
      ),
    ),
  );
  const chosen = stored.modifiers.map(({ groupUuid, modifierUuid, quantity }) => {
    const opener = openers.get(groupUuid);
    return { groupUuid, modifierUuid, quantity: opener ? quantity / timesOf(opener) : quantity };
  });
  const open = openGroups(groups, chosen);
  const selection: Cart['lines'][number]['modifiers'] = chosen.filter(({ groupUuid, modifierUuid }) =>
    open.some(
      ({ group, choices }) =>
        group.uuid === groupUuid &&
        choices.some(({ modifier }) => modifier.uuid === modifierUuid && modifier.available),
    ),
  );
  return { selection, isReduced: selection.length < chosen.length };
}
