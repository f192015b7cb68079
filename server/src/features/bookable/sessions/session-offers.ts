import type { SessionOffer } from '@guest/shared/contracts/bookable/bookable.contract';
import { bookableDays, isWithin, type BookableDays } from '@guest/shared/contracts/activity/bookable-days';
import {
  paxOf,
  totalOf,
  unitsOfMembers,
  type PartyMember,
} from '@guest/shared/contracts/activity/party-rules';
import { isInPart } from '@guest/shared/contracts/bookable/day-parts';
import {
  needsAges,
  chooseUnits,
  type ChosenUnits,
  type PartyMismatch,
} from '@guest/shared/contracts/bookable/choose-units';
import { businessDayOf } from '@guest/shared/contracts/core/local-time';
import { toSession, vacanciesOf } from '../../activity/session.mapper';
import { unitPricesOf } from '../../activity-booking/model/activity-policy';
import type { PropertyScope } from '../../property/property-scope';
import type { BookableQuery } from '../model/query';
import type { OfferedSession } from './offered-session.repository';

/** Returns the offers of the sessions in the requested part of the day; those that suit come first. */
export function sessionOffers(
  sessions: OfferedSession[],
  query: BookableQuery,
  scope: PropertyScope,
): SessionOffer[] {
  const offers = judged(sessions, query, scope).map((one) => toOffer(one, query, scope));
  return [...offers.filter(({ suits }) => suits === true), ...offers.filter(({ suits }) => suits !== true)];
}

/** Returns the sessions in the requested part of the day that suit the party. */
export const suitableSessions = (
  sessions: OfferedSession[],
  query: BookableQuery,
  scope: PropertyScope,
): OfferedSession[] =>
  judged(sessions, query, scope).flatMap(({ offered, suits }) => (suits === true ? [offered] : []));

interface JudgedSession {
  offered: OfferedSession;
  members: PartyMember[];
  mismatch: PartyMismatch | undefined;
  isFull: boolean;
  suits: SessionOffer['suits'];
}

function judged(sessions: OfferedSession[], query: BookableQuery, scope: PropertyScope): JudgedSession[] {
  const { businessDayStart } = scope.property;
  const days = bookableDays(scope.property, query);
  // The units of a party depend on the activity alone, which has many sessions.
  const parties = new Map<string, ChosenUnits>();
  return sessions
    .filter(({ session }) => session.isAllDay || isInPart(session.localStart, query.part, businessDayStart))
    .map((offered) => {
      const { bookable } = offered;
      const party = parties.get(bookable.id) ?? chooseUnits(query.people, bookable);
      parties.set(bookable.id, party);
      const { mismatch, members = [] } = party;
      const isFull = !hasRoom(offered, members);
      const suits = mismatch ?? unsuitable(offered, { isFull, days }, scope) ?? true;
      return { offered, members, mismatch, isFull, suits };
    });
}

function toOffer(
  { offered, members, mismatch, isFull, suits }: JudgedSession,
  query: BookableQuery,
  scope: PropertyScope,
): SessionOffer {
  const { session: row, bookable, activity, waiting } = offered;
  const { localize, image } = scope;
  const { localDateTimeStart, localDateTimeEnd, allDay, status, vacancies, sessionUuid } = toSession(
    row,
    bookable.bookingCutoffMinutes,
    query.now,
  );
  const { enabled, mostPerSession } = bookable.waitlist;
  const [picture] = activity.pictures;
  return {
    session: {
      sessionUuid,
      localDateTimeStart,
      localDateTimeEnd,
      allDay,
      status,
      ...(vacancies !== undefined && { vacancies }),
      waitlistOpen: isFull && canEverFit(offered, members) && enabled && waiting < mostPerSession,
    },
    activity: {
      uuid: activity.id,
      name: localize(activity.name),
      place: row.place ?? localize(activity.place),
      ...(picture && { image: image(picture) }),
      ...(activity.outletId !== null && { outletUuid: activity.outletId }),
    },
    bookableActivityId: bookable.id,
    party: members,
    needsAges: needsAges(members, bookable),
    ...(mismatch === undefined && {
      price: scope.price(totalOf(unitsOfMembers(members), unitPricesOf(row, bookable))),
    }),
    requiresApproval: bookable.requiresApproval,
    suits,
  };
}

function unsuitable(
  { session }: OfferedSession,
  { isFull, days }: { isFull: boolean; days: BookableDays },
  { property }: PropertyScope,
): 'outside_stay' | 'too_full' | undefined {
  if (!isWithin(businessDayOf(session.localStart, property.businessDayStart), days)) return 'outside_stay';
  return isFull ? 'too_full' : undefined;
}

function hasRoom({ session, bookable, freeable }: OfferedSession, members: PartyMember[]): boolean {
  const vacancies = vacanciesOf(session);
  return vacancies === null || vacancies + freeable >= paxOf(unitsOfMembers(members), bookable.units);
}

/** A party that is larger than the session would wait in vain. */
function canEverFit(
  { session: { capacity, placesTaken }, bookable }: OfferedSession,
  members: PartyMember[],
): boolean {
  return capacity === null || paxOf(unitsOfMembers(members), bookable.units) <= capacity - placesTaken;
}
