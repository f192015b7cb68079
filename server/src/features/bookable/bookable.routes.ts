import { bookableDays } from '@guest/shared/contracts/activity/bookable-days';
import { bookableContract } from '@guest/shared/contracts/bookable/bookable.contract';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { interfaceLanguage } from '../../platform/http/accepted-languages';
import { toStartRange } from '../activity/days';
import type { ServeInProperty } from '../property/serve-in-property';
import type { BookingDeps } from '../table-booking/record/booking-deps';
import { findNearest } from './nearest';
import type { BookableQuery } from './model/query';
import type { OfferedSessionRepository } from './sessions/offered-session.repository';
import { sessionOffers } from './sessions/session-offers';
import { loadTables, outletDays } from './tables/free-tables';
import { tableOffers } from './tables/table-offers';

const DEFAULT_ADULTS = 2;
/** A day of the whole hotel is computed for each call, so that the listing is limited. */
const READS_PER_MINUTE = 60;

export interface BookableDeps {
  tables: Pick<BookingDeps, 'guests' | 'propertyTables'>;
  sessions: OfferedSessionRepository;
  now: () => number;
}

/**
 * Serves the tables and sessions that a party can book on a day. It holds none of them: a tap on a time makes a call
 * for that.
 */
export function bookableRoutes(
  serveInProperty: ServeInProperty,
  { tables: { guests, propertyTables }, sessions, now: currentTime }: BookableDeps,
): void {
  serveInProperty(
    bookableContract.getBookable,
    async (call, scope) => {
      const { property } = scope;
      const { adults = DEFAULT_ADULTS, ages, part = 'any' } = call.query;
      const now = currentTime();
      const date = call.query.date ?? businessDay(now, property.timeZone, property.businessDayStart);
      const guestId = call.guest?.id;
      const [stay, tables, offered] = await Promise.all([
        guestId === undefined ? null : guests.find(guestId),
        loadTables(propertyTables, scope, { date, days: 1, guestId }),
        sessions.open(property.id, toStartRange({ from: date, to: date }, property), { guestId, now }),
      ]);
      const query: BookableQuery = {
        people: { adults, ages: ages?.split(',').map(Number) ?? [] },
        part,
        stay,
        guestId,
        lang: interfaceLanguage(call.request.headers['accept-language']),
        now,
      };
      const outlets = outletDays(tables, scope, query);
      const found = {
        tables: tableOffers(outlets, scope, query),
        sessions: sessionOffers(offered, query, scope),
      };
      const missing = {
        tables: found.tables.every(({ slots }) => slots.length === 0),
        sessions: found.sessions.every(({ suits }) => suits !== true),
      };
      return {
        date,
        bookable: bookableDays(property, query),
        ...found,
        ...((missing.tables || missing.sessions) && {
          nearest: await findNearest({ propertyTables, sessions }, { ...query, date, missing }, scope),
        }),
      };
    },
    {
      perMinute: READS_PER_MINUTE,
      perMinuteAnonymous: 10 * READS_PER_MINUTE,
      now: currentTime,
      isUncacheable: true,
    },
  );
}
