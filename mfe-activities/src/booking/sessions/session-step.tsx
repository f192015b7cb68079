import { Button } from '@guest/shared/ui/button/button';
import { StepHeading } from '@guest/shared/ui/page/step-heading';
import { Notice } from '@guest/shared/ui/state/notice';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import { sessionDays } from '../../session/session-days';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import { MyBookings } from '../list/my-bookings';
import type { BookingFlow } from '../model/use-booking-flow';
import { HeldNotice } from './held-notice';
import { SessionDays } from './session-days-list';
import styles from './sessions.module.css';
import { UnitPrices } from './unit-prices';

/** The first step: the sessions of the next three weeks by day. A tap on one of them starts the booking. */
export function SessionStep({ flow, isGone }: { flow: BookingFlow; isGone: boolean }) {
  const text = useLazyText();
  const { now, timeZone, startLabel } = useSessionLabels();
  const { activity, bookable, changed, sessions, holding, updateBookingQuery } = flow;
  const days = sessionDays(sessions, { now, timeZone, activity });
  return (
    <div className={styles.step}>
      <StepHeading>{changed ? text('Choose another time') : text('Choose a time')}</StepHeading>
      {isGone && (
        <Notice icon={CalendarX} tone="warning" isAnnounced>
          <p>{text('That time is no longer offered. Please choose another.')}</p>
        </Notice>
      )}
      {changed && (
        <Notice
          icon={CalendarClock}
          heading={text('Your booking: {time}', { time: startLabel(changed) })}
          action={
            <Button
              onClick={() => updateBookingQuery({ booking: changed.uuid, change: null, session: null })}
            >
              {text('Go back')}
            </Button>
          }
        >
          <p>
            {text(
              'It stays yours until the change is confirmed. Tap the same time to change only the people.',
            )}
          </p>
        </Notice>
      )}
      {!changed && holding.hold && <HeldNotice hold={holding.hold} flow={flow} />}
      {!changed && <MyBookings />}
      <UnitPrices bookable={bookable} />
      {days.length === 0 ? (
        <p className={styles.none}>{text('No times in the next three weeks')}</p>
      ) : (
        <SessionDays days={days} bookable={bookable} changed={changed} />
      )}
    </div>
  );
}
