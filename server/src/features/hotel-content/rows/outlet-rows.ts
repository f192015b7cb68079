import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';
import { toStoredHours } from '../model/hours';
import type { OutletContent } from '../model/hotel-content';
import type { Ordering } from '../schema/outlet.schema';
import { storedPictures } from './picture-columns';
import type { RowContext } from './row-context';
import type { ContentRows } from './rows';

export function outletRow(
  context: RowContext,
  { file, value }: OutletContent,
  position: number,
): ContentRows['outlet'][number] {
  const { propertyId, texts, outletId } = context;
  const toText = texts.of(file);
  return {
    id: outletId(value.key),
    propertyId,
    slug: value.key,
    position,
    kind: value.kind,
    name: toText('name', value.name),
    description: toText('description', value.description),
    pictures: storedPictures(context, value.pictures),
    cuisine: (value.cuisine ?? []).map((text, i) => toText(`cuisine ${i + 1}`, text)),
    priceLevel: value.priceLevel,
    dressCode: value.dressCode === undefined ? null : toText('dressCode', value.dressCode),
    phone: value.phone ?? null,
    place: toText('place', value.place),
    lat: value.location?.lat ?? null,
    lng: value.location?.lng ?? null,
    openingHours: toStoredHours(value.hours, toText, context.toDate),
    bookingMode: value.booking,
    externalBookingUrl: value.bookingUrl ?? null,
    orderModes: value.orders ?? [],
  };
}

/** Creates the order policy of an outlet that takes orders. The settings of the outlet override those of the hotel. */
export function orderPolicyRows(
  { content, propertyId, outletId, amount }: RowContext,
  { value, menus, policies }: OutletContent,
): ContentRows['orderPolicy'] {
  if ((value.orders ?? []).length === 0) return [];
  const rules = { ...content.hotel.value.ordering, ...policies?.value.ordering };
  const ahead = menus.flatMap(({ value: { key, advanceDays } }) =>
    advanceDays === undefined ? [] : [[key, advanceDays] as const],
  );
  return [
    {
      outletId: outletId(value.key),
      propertyId,
      rules: {
        ...toRules(rules, amount),
        ...(ahead.length > 0 && { menuAdvanceDays: Object.fromEntries(ahead) }),
      },
    },
  ];
}

/** Rates are stored in thousandths of a percent. */
const toRate = (percent: number) => Math.round(percent * 1_000);

function toRules(ordering: Ordering, amount: (money: number) => number): Partial<OrderPolicy> {
  const { tax, service, deliveryFee, minTotal, maxTotal, slotMinutes, slotOrders, slotAmount, tips } =
    ordering;
  const {
    acceptAtOnce,
    payment,
    alcoholAge,
    leadMinutes,
    lastOrderBeforeCloseMinutes,
    maxAdvanceDays,
    cancelMinutes,
  } = ordering;
  return {
    ...(tax !== undefined && { taxRate: toRate(tax) }),
    ...(service !== undefined && { serviceRate: toRate(service) }),
    ...(deliveryFee !== undefined && { deliveryFee: amount(deliveryFee) }),
    ...(minTotal !== undefined && { minTotal: amount(minTotal) }),
    ...(maxTotal !== undefined && { maxTotal: amount(maxTotal) }),
    ...(slotMinutes !== undefined && { slotInterval: slotMinutes }),
    ...(slotOrders !== undefined && { slotCapacityOrders: slotOrders }),
    ...(slotAmount !== undefined && { slotCapacityAmount: amount(slotAmount) }),
    ...(tips && { tipPresets: tips }),
    ...(acceptAtOnce !== undefined && { autoAccept: acceptAtOnce }),
    ...(payment && { paymentMethods: payment }),
    ...(alcoholAge !== undefined && { alcoholAge }),
    ...(leadMinutes !== undefined && { leadMinutes }),
    ...(lastOrderBeforeCloseMinutes !== undefined && { lastOrderBeforeCloseMinutes }),
    ...(maxAdvanceDays !== undefined && { maxAdvanceDays }),
    ...(cancelMinutes !== undefined && { cancelMinutes }),
  };
}
