import { LATE_MINUTES } from '@guest/shared/contracts/table-booking/table-booking-status';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { useProperty } from '@guest/shared/property/use-property';
import { Button } from '@guest/shared/ui/button/button';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Icon } from '@guest/shared/ui/base/icon';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { useState } from 'react';
import { ContactRestaurant } from '../parts/contact-restaurant';
import styles from './booking-card.module.css';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useDayTimeName } from '../model/use-day-time';
import { useBookingCalls } from '../model/use-booking-calls';
import { useBookingQuery } from '../model/use-booking-query';

/** The actions that the booking rules still allow. For all others the guest is linked to the chat. */
export function BookingActions({ booking, outlet }: { booking: TableBooking; outlet: Outlet }) {
  const text = useLazyText();
  const dayTime = useDayTimeName();
  const { updateBookingQuery } = useBookingQuery();
  const { timeZone, businessDayStart } = useProperty();
  const { cancel, reportLateArrival, busy } = useBookingCalls(booking);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const { status, uuid, partySize, areaUuid, localDateTime, startsAt, reference } = booking;
  const isBooked = status === 'confirmed' || status === 'requested';

  return (
    <>
      <div className={styles.actions}>
        {isBooked && (
          <a href={booking.calendarPath} download className={buttonClass({})}>
            <Icon of={CalendarPlus} size={20} />
            {text('Add to calendar')}
          </a>
        )}
        {booking.canModify && (
          <Button
            look="primary"
            onClick={() =>
              updateBookingQuery(
                {
                  booking: null,
                  at: null,
                  change: uuid,
                  date: businessDay(Date.parse(startsAt), timeZone, businessDayStart),
                  party: String(partySize),
                  area: areaUuid ?? null,
                },
                { isHistoryStep: true },
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
          <Button look="quiet" onClick={() => setIsCancelling(true)}>
            {text(status === 'waitlisted' ? 'Leave waiting list' : 'Cancel booking')}
          </Button>
        )}
        {isBooked && !booking.canCancel && (
          <ContactRestaurant
            outlet={outlet}
            about={text('About my booking {reference}:', { reference }) + ' '}
          />
        )}
      </div>
      {isLate && booking.canTellLate && (
        <div role="group" aria-label={text('How late will you be?')} className={styles.actions}>
          {LATE_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              isBusy={busy === `late ${minutes}`}
              onClick={() => void reportLateArrival(minutes).then(() => setIsLate(false))}
            >
              {text('{n} min', { n: minutes })}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        isOpen={isCancelling}
        heading={text(status === 'waitlisted' ? 'Leave waiting list?' : 'Cancel this booking?')}
        cancel={text('Keep booking')}
        confirm={text(status === 'waitlisted' ? 'Leave waiting list' : 'Cancel booking')}
        isBusy={busy === 'cancel'}
        onCancel={() => setIsCancelling(false)}
        onConfirm={() => void cancel().then(() => setIsCancelling(false))}
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
