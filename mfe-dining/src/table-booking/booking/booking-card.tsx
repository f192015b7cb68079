import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
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
import { useLateText } from '../../late-texts/late-texts';
import { NearList } from '../parts/near-times';
import { Offer } from './offer';
import { lapseOf, statusWords } from '../parts/status-words';
import { StepHeading } from '../parts/step-heading';
import { useDayTime } from '../model/use-day-time';
import { useWish } from '../model/use-wish';

/** Shows a booking, which is updated while the card is visible. */
export function BookingCard({ booking, outlet }: { booking: TableBooking; outlet: Outlet }) {
  const text = useLateText();
  const dayTime = useDayTime();
  const { wishFor } = useWish();
  const { status, partySize, placeInLine, lateMinutes } = booking;
  const { words, tone } = statusWords[status];
  const lapse = lapseOf(booking);
  const answer = booking.histories.at(-1)?.note;
  const place = [booking.areaName, booking.tableName].filter(Boolean).join(' · ');
  return (
    <Card>
      <article className={styles.booking}>
        <p role="status">
          <Badge tone={tone}>{text(words)}</Badge>
        </p>
        <StepHeading>{dayTime(booking.localDateTime)}</StepHeading>
        {lapse && <p>{text(lapse)}</p>}
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
          {place && (
            <Fact icon={Armchair} name={text('Table')}>
              {place}
            </Fact>
          )}
          <Fact icon={Hash} name={text('Reference')}>
            <bdi className={styles.reference}>{booking.reference}</bdi>
          </Fact>
          {answer && (
            <Fact icon={MessageSquare} name={text('From the restaurant')}>
              <span dir="auto">{answer}</span>
            </Fact>
          )}
        </FactList>
        {booking.alternatives.length > 0 && (
          <div>
            <p>{text('Available times:')}</p>
            <NearList
              times={booking.alternatives}
              onTake={(at, date) =>
                wishFor({ booking: null, date, at, party: String(partySize) }, { isFirm: true })
              }
            />
          </div>
        )}
        <BookingActions booking={booking} outlet={outlet} />
      </article>
    </Card>
  );
}
