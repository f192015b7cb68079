import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { isBookingActive } from '@guest/shared/contracts/table-booking/table-booking-status';
import { Badge } from '@guest/shared/ui/base/badge';
import { Card } from '@guest/shared/ui/card/card';
import { Fact, FactList } from '@guest/shared/ui/card/fact-list';
import Armchair from 'lucide/dist/esm/icons/armchair.mjs';
import Hash from 'lucide/dist/esm/icons/hash.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import styles from './booking-card.module.css';
import { BookingActions } from './booking-actions';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { DiningUpdatesOffer } from '../../push-offer/dining-updates-offer';
import { AlternativeList } from '../parts/alternative-times';
import { Offer } from './offer';
import { expiryOf, statusTexts } from '../parts/status-texts';
import { StepHeading } from '@guest/shared/ui/page/step-heading';
import { useDayTime } from '../model/use-day-time';
import { useBookingQuery } from '../model/use-booking-query';

/** Shows a booking, which is updated while the card is visible. */
export function BookingCard({ booking, outlet }: { booking: TableBooking; outlet: Outlet }) {
  const text = useLazyText();
  const dayTime = useDayTime();
  const { updateBookingQuery } = useBookingQuery();
  const { status, partySize, placeInLine, lateMinutes } = booking;
  const { label, tone } = statusTexts[status];
  const expiry = expiryOf(booking);
  const restaurantNote = booking.histories.at(-1)?.note;
  const tableLabel = [booking.areaName, booking.tableName].filter(Boolean).join(' · ');
  return (
    <>
      <Card>
        <article className={styles.booking}>
          <p role="status">
            <Badge tone={tone}>{text(label)}</Badge>
          </p>
          <StepHeading>{dayTime(booking.localDateTime)}</StepHeading>
          {expiry && <p>{text(expiry)}</p>}
          {placeInLine !== undefined && status === 'waitlisted' && (
            <p>
              {text("You're number {n} on the waiting list. We'll tell you when a table is available.", {
                n: placeInLine,
              })}
            </p>
          )}
          {lateMinutes !== undefined && lateMinutes > 0 && status === 'confirmed' && (
            <p>{text("We've told them you'll be {n} minutes late.", { n: lateMinutes })}</p>
          )}
          {/* The offer comes first because it expires within minutes. */}
          {status === 'offered' && <Offer booking={booking} />}
          <FactList>
            <Fact icon={Users} name={text('Guests')}>
              {text('{n, plural, one {# guest} other {# guests}}', { n: partySize })}
            </Fact>
            <Fact icon={MapPin} name={text('Location')}>
              <bdi>{booking.outletName}</bdi> · {booking.place}
            </Fact>
            {tableLabel && (
              <Fact icon={Armchair} name={text('Table')}>
                {tableLabel}
              </Fact>
            )}
            <Fact icon={Hash} name={text('Reference')}>
              <bdi className={styles.reference}>{booking.reference}</bdi>
            </Fact>
            {restaurantNote && (
              <Fact icon={MessageSquare} name={text('From the restaurant')}>
                <span dir="auto">{restaurantNote}</span>
              </Fact>
            )}
          </FactList>
          {booking.alternatives.length > 0 && (
            <div>
              <p>{text('Available times:')}</p>
              <AlternativeList
                times={booking.alternatives}
                onTake={(at, date) =>
                  updateBookingQuery(
                    { booking: null, date, at, party: String(partySize) },
                    { isHoldWanted: true },
                  )
                }
              />
            </div>
          )}
          <BookingActions booking={booking} outlet={outlet} />
        </article>
      </Card>
      {isBookingActive(status) && <DiningUpdatesOffer />}
    </>
  );
}
