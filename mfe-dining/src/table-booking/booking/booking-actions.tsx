import { LATE_MINUTES } from '@guest/shared/contracts/table-booking/table-booking-steps';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { useProperty } from '@guest/shared/property/use-property';
import { Button } from '@guest/shared/ui/button/button';
import { buttonClass } from '@guest/shared/ui/button/button-look';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Icon } from '@guest/shared/ui/base/icon';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { useState } from 'react';
import { AskTheHouse } from '../parts/ask-the-house';
import styles from './booking-card.module.css';
import { useLateText } from '../../late-texts/late-texts';
import { useDayTimeName } from '../model/use-day-time';
import { useBookingCalls } from '../model/use-booking-calls';
import { useWish } from '../model/use-wish';

/** The actions that the booking rules still allow. For all others the guest is linked to the chat. */
export function BookingActions({ booking, outlet }: { booking: TableBooking; outlet: Outlet }) {
  const text = useLateText();
  const dayTime = useDayTimeName();
  const { wishFor } = useWish();
  const { timeZone, businessDayStart } = useProperty();
  const { cancel, tellLate, busy } = useBookingCalls(booking);
  const [isAsking, setIsAsking] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const { status, uuid, partySize, areaUuid, localDateTime, startsAt, reference } = booking;
  const isKept = status === 'confirmed' || status === 'requested';

  return (
    <>
      <div className={styles.actions}>
        {isKept && (
          <a href={booking.calendarPath} download className={buttonClass({})}>
            <Icon of={CalendarPlus} size={20} />
            {text('Add to calendar')}
          </a>
        )}
        {booking.canModify && (
          <Button
            onClick={() =>
              wishFor(
                {
                  booking: null,
                  at: null,
                  change: uuid,
                  date: businessDay(Date.parse(startsAt), timeZone, businessDayStart),
                  party: String(partySize),
                  area: areaUuid ?? null,
                },
                { isStep: true },
              )
            }
          >
            {text('Change')}
          </Button>
        )}
        {booking.canTellLate && (
          <Button aria-expanded={isLate} onClick={() => setIsLate(!isLate)}>
            {text("I'm running late")}
          </Button>
        )}
        {booking.canCancel && status !== 'offered' && (
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            {text(status === 'waitlisted' ? 'Leave waiting list' : 'Cancel booking')}
          </Button>
        )}
        {isKept && !booking.canCancel && (
          <AskTheHouse outlet={outlet} about={text('About my booking {reference}:', { reference }) + ' '} />
        )}
      </div>
      {isLate && booking.canTellLate && (
        <div role="group" aria-label={text('How late will you be?')} className={styles.actions}>
          {LATE_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              isBusy={busy === `late ${minutes}`}
              onClick={() => void tellLate(minutes).then(() => setIsLate(false))}
            >
              {text('{n} min', { n: minutes })}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        isOpen={isAsking}
        heading={text(status === 'waitlisted' ? 'Leave waiting list?' : 'Cancel this booking?')}
        cancel={text('Keep booking')}
        confirm={text(status === 'waitlisted' ? 'Leave waiting list' : 'Cancel booking')}
        isBusy={busy === 'cancel'}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void cancel().then(() => setIsAsking(false))}
      >
        <p>
          {text("{outlet}, {time}. We'll offer your place to another guest.", {
            outlet: outlet.name,
            time: dayTime(localDateTime),
          })}
        </p>
      </Dialog>
    </>
  );
}
