import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import type { APIRequestContext } from '@playwright/test';
import { hotels } from '../suite/hotels';

const EVENING_HOUR = 20;

/** A reservation of the Lisbon hotel that ends tomorrow. */
export const LEAVING_TOMORROW = { lastName: 'Gallagher', room: '301', reservationNumber: 'CM-41790' };

/**
 * Creates a copy of the Lisbon hotel in a time zone in which it is evening now, so that guests who leave tomorrow can
 * check out at any time of day. Its pages are also offered in the given language.
 */
export async function createEveningHotel(request: APIRequestContext, lang: string): Promise<string> {
  const ahead = ((EVENING_HOUR - new Date().getUTCHours() + 36) % 24) - 12;
  // The names of these zones have the opposite sign: it is later in Etc/GMT-6.
  const timeZone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  // The content is in English, which stays the first language; the pages are in the one that the browser prefers.
  const languages = [...new Set(['en', lang])];
  const reply = await request.post(`/_test/property/${hotels.lisbon.property}/copies`, {
    data: { timeZone, languages },
  });
  if (!reply.ok()) throw new Error(`the test endpoint for hotels answers ${reply.status()}`);
  // The cast is safe because the test endpoint replies in this form.
  return ((await reply.json()) as { property: string }).property;
}

/** Returns the business day in some days at a hotel. */
export async function dayAt(request: APIRequestContext, property: string, inDays: number): Promise<string> {
  const detail = await request.get(fillIn(propertyContract.getDetail.path, { property }));
  // The cast is safe because the server checks its replies against the contract.
  const { system } = (await detail.json()) as ReplyOf<typeof propertyContract.getDetail>;
  const { timeZone, businessDayStart } = system.property;
  return addDays(businessDay(Date.now(), timeZone, businessDayStart), inDays);
}
