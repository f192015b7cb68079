import { useHost } from '@guest/shared';
import { addDays } from '@guest/shared/contracts/core/local-time';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { dayLabel, shortDayLabel } from '@guest/shared/format/day-label';
import { Chip, Chips } from '@guest/shared/ui/section/chips';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import styles from './day-choice.module.css';
import { useBusinessToday } from '../model/use-day-time';
import { useBookingDays, useSelectedDate } from '../model/use-slots';
import { useBookingQuery } from '../model/use-booking-query';

/** Offers the next days as chips and any other day in a date field. */
export function DayChoice(props: { outlet: Outlet; bookable: SlotsReply['bookable'] | undefined }) {
  const { outlet, bookable } = props;
  const text = useLazyText();
  const { lang } = useHost();
  const { updateBookingQuery } = useBookingQuery();
  const today = useBusinessToday();
  const chosen = useSelectedDate(outlet);
  const known = useBookingDays(outlet);
  const days = known?.days ?? [];
  const first = days[0]?.date ?? chosen;
  const choose = (date: string) => updateBookingQuery({ date, at: null });

  return (
    <div className={styles.days}>
      {/* The key remounts the chips when the days have loaded, so that the selected one is scrolled into view. */}
      <Chips key={String(days.length > 0)} name={text('Day')}>
        {(days.length > 0 ? days : [{ date: first, status: 'available' as const, why: undefined }]).map(
          ({ date, status, why }) => (
            <Chip key={date} isOn={date === chosen} onTap={() => choose(date)}>
              <span className={hasTables(status) ? undefined : styles.without}>
                {date === today ? dayLabel(date, today, lang) : shortDayLabel(date, lang)}
              </span>
              {!hasTables(status) && (
                <VisuallyHidden>
                  {text(why?.code === 'outside_stay' ? 'outside your stay' : 'no tables')}
                </VisuallyHidden>
              )}
            </Chip>
          ),
        )}
      </Chips>
      <TextField
        // The key remounts the uncontrolled field when a day is selected above.
        key={chosen}
        kind="date"
        name="date"
        label={text('Other day')}
        defaultValue={chosen}
        min={bookable?.from ?? first}
        max={bookable?.until ?? addDays(first, 60)}
        onChange={({ target }) => target.value && target.checkValidity() && choose(target.value)}
      />
    </div>
  );
}

const hasTables = (status: string) => status === 'available' || status === 'limited';
