import type { Bookable, SessionOffer, TableOffer } from '@guest/shared/contracts/bookable/bookable.contract';
import type { ChosenOffer, Kind } from './book-search';

/** An outlet with its times, or an activity with its sessions of the day. */
export type Offer =
  | { kind: 'table'; id: string; offer: TableOffer }
  | { kind: 'activity'; id: string; offers: [SessionOffer, ...SessionOffer[]] };

export interface OfferList {
  /** Contains the offers that the party can book, in order of their first time. */
  suitable: Offer[];
  /** Contains the offers that this party cannot book, in order of time, each with its reason. */
  others: Offer[];
}

/** Merges tables and activities into one list. The sessions of one activity that the party can book share an entry. */
export function offerList(
  { tables, sessions }: Pick<Bookable, 'tables' | 'sessions'>,
  kind: Kind,
): OfferList {
  const tableOffers =
    kind === 'activities'
      ? []
      : tables.map((offer): Offer => ({ kind: 'table', id: offer.outlet.uuid, offer }));
  const sessionOffers = kind === 'tables' ? [] : sessions;
  const suits = ({ suits: reason }: SessionOffer) => reason === true;
  return {
    suitable: byTime([
      ...tableOffers.filter((one) => startOf(one) !== undefined),
      ...grouped(sessionOffers.filter(suits), ({ bookableActivityId }) => bookableActivityId),
    ]),
    others: byTime([
      ...grouped(
        sessionOffers.filter((offer) => !suits(offer)),
        ({ session }) => session.sessionUuid,
      ),
      ...tableOffers.filter((one) => startOf(one) === undefined),
    ]),
  };
}

function grouped(sessions: SessionOffer[], keyOf: (offer: SessionOffer) => string): Offer[] {
  const groups = new Map<string, [SessionOffer, ...SessionOffer[]]>();
  for (const offer of sessions) {
    const known = groups.get(keyOf(offer));
    if (known) known.push(offer);
    else groups.set(keyOf(offer), [offer]);
  }
  return [...groups].map(([id, offers]) => ({ kind: 'activity', id, offers }));
}

const startOf = (one: Offer): string | undefined =>
  one.kind === 'table' ? one.offer.slots[0]?.localDateTime : one.offers[0].session.localDateTimeStart;

/** An outlet without times stands at the end. */
const byTime = (offers: Offer[]): Offer[] =>
  offers.toSorted((a, b) => ((startOf(a) ?? '~') < (startOf(b) ?? '~') ? -1 : 1));

/** Whether the offer that a guest chose before the sign-in can still be booked. */
export const isStillOffered = (
  { tables, sessions }: Pick<Bookable, 'tables' | 'sessions'>,
  chosen: ChosenOffer,
): boolean =>
  'session' in chosen
    ? sessions.some(({ session, suits }) => session.sessionUuid === chosen.session && suits === true)
    : tables.some(
        ({ outlet, slots }) =>
          outlet.slug === chosen.outlet && slots.some(({ localDateTime }) => localDateTime === chosen.at),
      );
