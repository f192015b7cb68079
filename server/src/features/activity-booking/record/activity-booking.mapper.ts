import type {
  ActivityBooking,
  NextSession,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import type { StaffActivityBooking } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { canTransition } from '@guest/shared/contracts/activity/activity-booking-status';
import { isGuaranteed } from '../../activity/session.mapper';
import type { PropertyScope } from '../../property/property-scope';
import { toHistoryEntry } from '../../table-booking/model/history-entry';
import { isWithdrawn, modifyByOf, toPolicy } from '../model/activity-policy';
import type { ActivityBookingRow } from './booking.repository';

const REBOOK_DAYS = 7;
const DAY_MS = 86_400_000;

/** The facts that a reply needs in addition to the rows of a booking. */
export interface BookingView {
  scope: PropertyScope;
  now: number;
  calendarPath: string;
  /** The content of the voucher's QR code. */
  signedVoucher: string;
  /** The sessions to choose from after the hotel has rejected or cancelled the booking or let the request lapse. */
  next: NextSession[];
}

type ActivityBookingFields = ActivityBookingRow['booking'];

/** Requests and places on the waitlist can be cancelled at any time; only confirmed bookings have a deadline. */
export const canCancel = ({ status, cancelBy }: ActivityBookingFields, now: number): boolean =>
  canTransition(status, 'cancelled', 'guest') && (status !== 'confirmed' || now <= cancelBy.getTime());

export const canModify = (
  { booking, session, ...of }: Pick<ActivityBookingRow, 'booking' | 'session' | 'activity' | 'bookable'>,
  now: number,
) =>
  !isWithdrawn(of) &&
  (booking.status === 'confirmed' || booking.status === 'pending') &&
  session.cancelledAt === null &&
  now <= modifyByOf(session, booking.policy);

/** Whether the hotel called the session off and the guest can still choose another one. */
export const isRebookable = ({ booking, isReplaced }: ActivityBookingRow, now: number): boolean =>
  booking.status === 'cancelled' &&
  booking.calledOffAt !== null &&
  !isReplaced &&
  now <= booking.calledOffAt.getTime() + REBOOK_DAYS * DAY_MS;

export function toActivityBooking(row: ActivityBookingRow, view: BookingView): ActivityBooking {
  const { booking, session, placeInLine } = row;
  const { scope, now, calendarPath, signedVoucher, next } = view;
  const { currency, currencyPrecision } = booking;
  const price = (amount: number) => ({ amount, currency, currencyPrecision });
  const hasVoucher = booking.status === 'confirmed' || booking.status === 'redeemed';
  return {
    uuid: booking.id,
    reference: booking.reference,
    ...sessionFields(row, scope),
    status: booking.status,
    units: booking.units.map(({ unitId, name, quantity, unitPrice }) => ({
      unitId,
      quantity,
      name: scope.localize(name),
      unitPrice: price(unitPrice),
    })),
    unitItems: booking.unitItems,
    pax: booking.pax,
    contact: booking.contact,
    note: booking.note,
    answers: booking.answers,
    ...(booking.waiverVersion !== null &&
      booking.waiverAcceptedAt && {
        waiver: { version: booking.waiverVersion, acceptedAt: booking.waiverAcceptedAt.toISOString() },
      }),
    price: price(booking.total),
    payment: {
      method: booking.paymentMethod,
      status: booking.paymentStatus,
      ...(booking.folioReference !== null && { folioReference: booking.folioReference }),
    },
    policySnapshot: toPolicy(booking.policy, scope),
    cancelBy: booking.cancelBy.toISOString(),
    modifyBy: new Date(modifyByOf(session, booking.policy)).toISOString(),
    canCancel: canCancel(booking, now),
    canModify: canModify(row, now),
    ...(booking.refund !== null && { refund: booking.refund }),
    ...(booking.expiresAt && { expiresAt: booking.expiresAt.toISOString() }),
    ...(placeInLine !== null && { placeInLine }),
    ...(hasVoucher && { voucher: { code: booking.voucherCode, signed: signedVoucher } }),
    ...(booking.arrivedPax !== null && { arrivedPax: booking.arrivedPax }),
    ...(booking.insteadOf !== null && { insteadOf: booking.insteadOf }),
    canRebook: isRebookable(row, now) && next.length > 0,
    next,
    histories: row.histories.map(toHistoryEntry),
    calendarPath,
    version: booking.version,
    createdAt: booking.createdAt.toISOString(),
  };
}

function sessionFields(
  { session, bookable, activity, participants }: ActivityBookingRow,
  { localize, image }: PropertyScope,
) {
  const [picture] = activity.pictures;
  const { minParticipants } = bookable;
  return {
    activityUuid: activity.id,
    activitySlug: activity.slug,
    activityName: localize(activity.name),
    bookableActivityId: bookable.id,
    bookableActivityName: localize(bookable.name),
    ...(picture && { image: image(picture) }),
    sessionUuid: session.id,
    place: session.place ?? localize(activity.place),
    whatToBring: activity.whatToBring.map(localize),
    weatherDependent: activity.isWeatherDependent,
    localDateTimeStart: session.localStart,
    localDateTimeEnd: session.localEnd,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    allDay: session.isAllDay,
    ...(minParticipants !== null &&
      !isGuaranteed(session, minParticipants) && {
        minimum: { needed: minParticipants, booked: participants + session.placesTaken },
      }),
  };
}

/**
 * Returns the entry of the redemption that counts. The hotel may have moved the session after an earlier one, which
 * made the voucher valid again.
 */
function redemptionOf({ histories }: ActivityBookingRow) {
  const latest = histories.findLastIndex(({ status }) => status === 'confirmed');
  return histories.slice(latest + 1).find(({ status }) => status === 'redeemed');
}

/** Maps a booking with the additional details for staff. */
export function toStaffBooking(row: ActivityBookingRow, view: BookingView): StaffActivityBooking {
  const { guest } = row;
  const { paymentMethod, paymentStatus, total, contact } = row.booking;
  const redeemed = redemptionOf(row);
  return {
    ...toActivityBooking(row, view),
    guestName: [guest?.firstName, guest?.lastName].filter(Boolean).join(' ') || contact.firstName,
    ...(guest && {
      guestUuid: guest.chatUuid,
      ...(guest.room !== null && { room: guest.room }),
      ...(guest.lang !== null && { lang: guest.lang }),
    }),
    mustCollect: total > 0 && (paymentMethod === 'pay_there' || paymentStatus === 'failed'),
    ...(redeemed && { redeemed: { at: redeemed.at.toISOString(), by: redeemed.nickName ?? '' } }),
  };
}
