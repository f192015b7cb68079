import { slug, uuid } from '@guest/shared/contracts/core/values';
import type { ActivityBookingStatus } from '@guest/shared/contracts/activity/activity-booking-status';
import { pathTo } from '@guest/shared/routes/routes';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/request-error';
import { acceptedLanguages } from '../../../platform/http/accepted-languages';
import { calendarQuery, sendCalendarFile } from '../../table-booking/record/calendar-reply';
import { vary } from '../../../platform/http/vary';
import { parseInput } from '../../../platform/validation/parse-input';
import type { PropertyRepository } from '../../property/property.repository';
import { scopeOf, type PropertyScope } from '../../property/property-scope';
import { calendarEvent, type CalendarEvent } from '../../table-booking/model/calendar-event';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';

const paramsSchema = z.strictObject({ property: slug, uuid });

const STATUSES: Partial<Record<ActivityBookingStatus, CalendarEvent['status']>> = {
  pending: 'TENTATIVE',
  waitlisted: 'TENTATIVE',
  offered: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  redeemed: 'CONFIRMED',
  no_show: 'CONFIRMED',
};

/** Serves the calendar file of a booking, from which calendar apps follow its changes. */
export function calendarRoutes(
  app: FastifyInstance,
  properties: PropertyRepository,
  { bookings, links }: Pick<ActivityBookingDeps, 'bookings' | 'links'>,
): void {
  app.get('/web/property/:property/bookings/activities/:uuid/calendar.ics', async (request, reply) => {
    const params = parseInput(paramsSchema, request.params);
    const { sign = '' } = parseInput(calendarQuery, request.query);
    const property = await properties.find(params.property);
    if (!property) throw notFound();
    const isSigned = await links.isCalendar(property.slug, params.uuid, sign);
    const row = isSigned
      ? await bookings.anywhere(property.id, params.uuid)
      : request.guest && (await bookings.ofGuest(request.guest.id, params.uuid));
    if (!row || row.property.id !== property.id) throw notFound();
    const scope = scopeOf(property, languagesFor(row, request.headers['accept-language']));
    const page = pathTo('property-activity-book', pageOf(row), { booking: row.booking.id });
    const file = calendarEvent(toEvent(row, scope, `${request.protocol}://${request.host}${page}`));
    vary(reply, 'Accept-Language');
    return sendCalendarFile(reply, row.booking.reference, file);
  });
}

function toEvent(
  { booking, session, activity, property, histories }: ActivityBookingRow,
  { localize }: PropertyScope,
  url: string,
): CalendarEvent {
  return {
    uuid: booking.id,
    reference: booking.reference,
    status: STATUSES[booking.status] ?? 'CANCELLED',
    kind: 'Activity booking',
    title: localize(activity.name),
    place: session.place ?? localize(activity.place),
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    version: booking.version,
    createdAt: booking.createdAt.toISOString(),
    property: { ...property, name: localize(property.name), address: localize(property.address) },
    url,
    changedAt: histories.at(-1)?.at.getTime() ?? booking.createdAt.getTime(),
  };
}

const pageOf = ({ property, activity, bookable }: ActivityBookingRow) => ({
  property: property.slug,
  activityId: activity.id,
  bookableActivityId: bookable.id,
});

/** A calendar app sends no language, so the file is in the guest's. */
const languagesFor = ({ guest }: ActivityBookingRow, header: string | undefined) =>
  guest?.lang ? [guest.lang] : acceptedLanguages(header);
