import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput } from '../../../platform/validation/parse-input';
import { acceptedLanguages } from '../../../platform/http/accepted-languages';
import { calendarQuery, sendCalendarFile } from '../record/calendar-reply';
import { vary } from '../../../platform/http/vary';
import { slug, uuid } from '@guest/shared/contracts/core/values';
import { pathTo } from '@guest/shared/routes/routes';
import { notFound } from '../../../platform/errors/request-error';
import type { PropertyRepository } from '../../property/property.repository';
import { scopeOf } from '../../property/property-scope';
import { calendarFile } from '../model/calendar-file';
import type { BookingDeps } from '../record/booking-deps';
import { toTableBooking, type BookingRow } from '../model/booking.mapper';

const paramsSchema = z.strictObject({ property: slug, uuid });

/** Serves the calendar file of a booking, from which calendar apps follow its changes. */
export function calendarRoutes(
  app: FastifyInstance,
  properties: PropertyRepository,
  { bookings, calendars, now }: Pick<BookingDeps, 'bookings' | 'calendars' | 'now'>,
): void {
  app.get('/web/property/:property/bookings/tables/:uuid/calendar.ics', async (request, reply) => {
    const params = parseInput(paramsSchema, request.params);
    const { sign = '' } = parseInput(calendarQuery, request.query);
    const property = await properties.find(params.property);
    if (!property) throw notFound();
    const isSigned = await calendars.isValidSignature(property.slug, params.uuid, sign);
    const row = isSigned
      ? await bookings.findOfProperty(property.id, params.uuid)
      : request.guest && (await bookings.findOfGuest(request.guest.id, params.uuid));
    if (!row || row.property.id !== property.id) throw notFound();
    const scope = scopeOf(property, languagesFor(row, request.headers['accept-language']));
    const booking = toTableBooking(row, { scope, now: now(), calendarPath: '' });
    const routeParams = { property: property.slug, outlet: booking.outletSlug };
    const page = pathTo('property-outlet-book', routeParams, { booking: booking.uuid });
    const file = calendarFile({
      booking,
      property: {
        ...property,
        name: scope.localize(property.name),
        address: scope.localize(property.address),
      },
      url: `${request.protocol}://${request.host}${page}`,
      changedAt: row.histories.at(-1)?.at.getTime() ?? row.booking.createdAt.getTime(),
    });
    vary(reply, 'Accept-Language');
    return sendCalendarFile(reply, booking.reference, file);
  });
}

/** A calendar app sends no language, so the file is in the guest's. */
const languagesFor = ({ guest }: BookingRow, header: string | undefined) =>
  guest.lang === null ? acceptedLanguages(header) : [guest.lang];
