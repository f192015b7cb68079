import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { Button } from '@guest/shared/ui/button/button';
import { Chip, Chips } from '@guest/shared/ui/section/chips';
import { Notice } from '@guest/shared/ui/state/notice';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { Section } from '@guest/shared/ui/section/section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import Accessibility from 'lucide/dist/esm/icons/accessibility.mjs';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import { Icon } from '@guest/shared/ui/base/icon';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { DayChoice } from './day-choice';
import { EmptySlots } from './empty-slots';
import { PartyChoice } from './party-choice';
import { SlotGrid } from './slot-grid';
import styles from './table-choice.module.css';
import { useDayTime } from '../model/use-day-time';
import type { Holding } from '../model/use-hold';
import { useSlots } from '../model/use-slots';
import { useHoldSlot } from '../model/use-hold-slot';
import { useBookingQuery } from '../model/use-booking-query';
import { AlternativeTimes } from '../parts/alternative-times';
import { useEffect, useEffectEvent } from 'react';

/** The choice of day, party size and area; each change updates the free times. */
export function TableChoice(props: { outlet: Outlet; holding: Holding; changed: TableBooking | undefined }) {
  const { outlet, holding, changed } = props;
  const text = useLazyText();
  const dayTime = useDayTime();
  const slots = useSlots(outlet);
  const { bookingQuery, updateBookingQuery, isHoldWanted } = useBookingQuery();
  const holdRequest = useHoldSlot(outlet, holding, changed !== undefined);
  const holdFromQuery = useEffectEvent(
    () => bookingQuery.at !== undefined && void holdRequest.holdSlot(bookingQuery.at),
  );
  // The guest has selected an alternative time in another component.
  useEffect(() => {
    if (isHoldWanted) holdFromQuery();
  }, [isHoldWanted]);
  const reply = slots.data;
  /** Leaves the booking unchanged. */
  const keepBooking = () =>
    updateBookingQuery({
      booking: bookingQuery.change ?? null,
      change: null,
      at: null,
      date: null,
      party: null,
      area: null,
    });

  return (
    <div className={styles.choice}>
      {changed && (
        <Notice
          icon={CalendarClock}
          heading={text('Current booking: {time}', { time: dayTime(changed.localDateTime) })}
          action={<Button onClick={keepBooking}>{text('Go back')}</Button>}
        >
          <p>{text('It stays booked until you choose another.')}</p>
        </Notice>
      )}
      <PartyChoice policy={reply?.policy} />
      <DayChoice outlet={outlet} bookable={reply?.bookable} />
      {reply && reply.areas.length > 1 && (
        <Chips name={text('Seating area')}>
          <Chip isOn={bookingQuery.area === undefined} onTap={() => updateBookingQuery({ area: null })}>
            {text('Anywhere')}
          </Chip>
          {reply.areas.map(({ uuid, name, accessible }) => (
            <Chip
              key={uuid}
              isOn={bookingQuery.area === uuid}
              onTap={() => updateBookingQuery({ area: uuid })}
            >
              {name}
              {accessible && <Icon of={Accessibility} size={16} />}
            </Chip>
          ))}
        </Chips>
      )}
      <Section heading={text('Times')}>
        <div className={styles.times} aria-busy={slots.isFetching}>
          {holdRequest.refusal && (
            <AlternativeTimes
              refusal={holdRequest.refusal}
              outlet={outlet}
              onTake={holdRequest.holdSlot}
              busyAt={holdRequest.busyAt}
            />
          )}
          {!reply && slots.isError && (
            <FailedPart
              texts={{ failed: text("Couldn't load times."), retry: text('Try again') }}
              onRetry={() => void slots.refetch()}
            />
          )}
          {!reply && !slots.isError && <Skeleton shape="row" count={3} />}
          {reply && <SlotGrid reply={reply} isStale={slots.isPlaceholderData} holdRequest={holdRequest} />}
          {reply && !slots.isPlaceholderData && <EmptySlots outlet={outlet} reply={reply} />}
        </div>
      </Section>
    </div>
  );
}
