import type { Part } from '../model/hotel-content';
import { idKeyOf } from '../model/content-id';
import { daysOf } from '../model/hours';
import type { Activity } from '../schema/activity.schema';
import { storedPictures } from './picture-columns';
import type { RowContext } from './row-context';
import type { ContentRows } from './rows';

/** The default waitlist of an activity. It must match the default of the column. */
const WAITLIST = { enabled: true, mostPerSession: 20, offerMinutes: 15 };

export function activityRow(
  context: RowContext,
  { file, value }: Part<Activity>,
  position: number,
): ContentRows['activity'][number] {
  const { propertyId, texts, activityId, outletId, amount, toDate } = context;
  const toText = texts.of(file);
  const textOrNull = (name: string, source: string | undefined) =>
    source === undefined ? null : toText(name, source);
  return {
    id: activityId(value.key),
    propertyId,
    outletId: value.outlet === undefined ? null : outletId(value.outlet),
    slug: value.key,
    position,
    name: toText('name', value.name),
    description: toText('description', value.description),
    pictures: storedPictures(context, value.pictures),
    place: toText('place', value.place),
    categories: value.categories,
    ageLabel: textOrNull('age', value.age),
    level: textOrNull('level', value.level),
    languages: value.languages,
    durationMinutes: value.minutes,
    isDropIn: value.dropIn ?? false,
    price: priceOf(value, amount),
    isWeatherDependent: value.needsGoodWeather ?? false,
    accessibility: value.accessibility ?? [],
    whatToBring: (value.bring ?? []).map((text, i) => toText(`bring ${i + 1}`, text)),
    included: (value.included ?? []).map((text, i) => toText(`included ${i + 1}`, text)),
    timetable: {
      weekly: Object.entries(value.times).map(([days, at]) => ({ days: daysOf(days), at })),
      from: value.season?.from === undefined ? null : toDate(value.season.from),
      until: value.season?.until === undefined ? null : toDate(value.season.until),
      except: (value.except ?? []).map(toDate),
      capacity: value.capacity ?? null,
    },
  };
}

/**
 * Returns the price to show in lists: that of the activity, or else of its first unit. `null` means that it is free.
 */
function priceOf({ price, booking }: Activity, amount: RowContext['amount']): number | null {
  const shown = price ?? booking?.units[0]?.price ?? 0;
  return shown === 0 ? null : amount(shown);
}

export function bookableActivityRows(
  { propertyId, texts, idOf, activityId, amount }: RowContext,
  { file, value }: Part<Activity>,
): ContentRows['bookableActivity'] {
  const { booking, key } = value;
  if (!booking) return [];
  const toText = texts.of(file, 'booking');
  const unitId = (type: string) =>
    booking.units.find((unit) => unit.type === type)?.uuid ?? idOf('unit', idKeyOf(value), type);
  return [
    {
      id: booking.uuid ?? idOf('bookable', idKeyOf(value)),
      propertyId,
      activityId: activityId(key),
      name: toText('name', booking.name),
      units: booking.units.map((unit) => ({
        unitId: unitId(unit.type),
        type: unit.type,
        name: texts.of(file, `booking/${unit.type}`)('name', unit.name),
        price: amount(unit.price),
        accompaniedBy: (unit.with ?? []).map(unitId),
        ...(unit.minAge !== undefined && { minAge: unit.minAge }),
        ...(unit.maxAge !== undefined && { maxAge: unit.maxAge }),
        ...(unit.places !== undefined && { paxCount: unit.places }),
        ...(unit.perCompanion !== undefined && { perCompanion: unit.perCompanion }),
      })),
      minUnits: booking.min ?? 1,
      maxUnits: booking.max,
      minParticipants: booking.minParticipants ?? null,
      bookingCutoffMinutes: booking.bookUntilMinutes,
      cancelCutoffMinutes: booking.cancelUntilMinutes,
      requiresApproval: booking.approval ?? false,
      policyText: toText('text', booking.text),
      waiver: booking.waiver
        ? { version: booking.waiver.version, text: toText('waiver', booking.waiver.text) }
        : null,
      questions: (booking.questions ?? []).map((one) => ({
        key: one.key,
        label: toText(`questions/${one.key}`, one.label),
        required: one.required ?? false,
      })),
      contactFields: booking.contact ?? [],
      modifyCutoffMinutes: booking.changeUntilMinutes ?? null,
      payWays: booking.payment ?? ['pay_there'],
      waitlist: { ...WAITLIST, ...(booking.waitlist && { mostPerSession: booking.waitlist.most }) },
    },
  ];
}
