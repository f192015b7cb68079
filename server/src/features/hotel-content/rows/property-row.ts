import { pathTo } from '@guest/shared/routes/routes';
import { PLAIN_PICTURE } from '../../picture/plain-picture';
import { toStoredHours } from '../model/hours';
import { storedPictures } from './picture-columns';
import { ROOM_RANGE } from '../schema/hotel.schema';
import type { RowContext } from './row-context';
import type { ContentRows } from './rows';

const RETENTION = { privateDays: 30, externalMonths: 12, fileDays: 90 };

export function propertyRow(context: RowContext): ContentRows['property'][number] {
  const { content, propertyId, precision, texts } = context;
  const { hotel, guidelines } = content;
  const { value, file } = hotel;
  const toText = texts.of(file);
  const legalUrl = (entry: string) =>
    `${pathTo('property-directories-directory', { property: value.slug, directory: value.legal.directory })}#entry-${entry}`;
  return {
    id: propertyId,
    slug: value.slug,
    name: toText('name', value.name),
    tagline: toText('tagline', value.tagline),
    description: toText('description', value.description),
    timeZone: value.timeZone,
    businessDayStart: value.businessDayStart ?? '05:00',
    currency: value.currency,
    currencyPrecision: precision,
    languages: value.languages,
    defaultLanguage: value.languages[0] ?? 'en',
    phone: value.phone,
    emergencyPhone: value.emergencyPhone,
    address: toText('address', value.address),
    location: value.location,
    wifi: {
      ssid: value.wifi?.network ?? '',
      password: value.wifi?.password ?? '',
      note: value.wifi?.note === undefined ? {} : toText('wifi.note', value.wifi.note),
    },
    hero: storedPictures(context, [value.picture])[0] ?? {
      scene: PLAIN_PICTURE,
      seed: Math.round(value.theme.hue),
      alt: toText('name', value.name),
    },
    theme: {
      accentHue: value.theme.hue,
      accentChroma: value.theme.chroma,
      face: value.theme.face,
      radius: value.theme.radius,
    },
    features: featuresOf(content),
    checkInFrom: value.checkInFrom,
    checkOutUntil: value.checkOutUntil,
    cancelText: toText('cancelText', value.cancelText),
    termsUrl: legalUrl(value.legal.terms),
    privacyUrl: legalUrl(value.legal.privacy),
    termsVersion: value.legal.version ?? '1',
    guidelines:
      guidelines?.value.paragraphs.map((text, i) => texts.of(guidelines.file)(`paragraphs ${i + 1}`, text)) ??
      [],
    guidelinesVersion: guidelines?.value.version ?? '1',
    isChatEnabled: value.chat?.enabled ?? true,
    staffHours: toStoredHours(value.reception.hours, texts.of(file, 'reception'), context.toDate),
    expectedReplyMinutes: value.reception.replyMinutes,
    guestToGuest: value.chat?.guestToGuest ?? 'requests',
    retention: { ...RETENTION, ...value.retention },
    rooms: value.rooms ? roomsOf(value.rooms) : null,
    isDemo: value.demo ?? false,
  };
}

/** Expands ranges of rooms such as `101-120`; all others are single rooms. */
function roomsOf(rooms: readonly (string | number)[]): string[] {
  return rooms.map(String).flatMap((room) => {
    const [, from, to] = ROOM_RANGE.exec(room) ?? [];
    if (from === undefined) return room;
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) =>
      String(Number(from) + i).padStart(from.length, '0'),
    );
  });
}

/** Derives the features of a hotel from its content. */
function featuresOf({ hotel, outlets, activities, requests, loyalty }: RowContext['content']) {
  return {
    tableBooking: outlets.some(({ value }) => value.booking !== 'none'),
    ordering: outlets.some(({ value }) => (value.orders ?? []).length > 0),
    activities: activities.length > 0,
    requests: requests.value.length > 0,
    chat: hotel.value.chat?.enabled ?? true,
    feed: hotel.value.share ?? true,
    loyalty: loyalty !== null,
    folio: false,
  };
}
