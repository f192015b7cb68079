import { useHost } from '@guest/shared';
import { addDays } from '@guest/shared/contracts/core/local-time';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { dayLabel, shortDayLabel } from '@guest/shared/format/day-label';
import { Chip, Chips } from '@guest/shared/ui/section/chips';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Unseen } from '@guest/shared/ui/base/unseen';
import { useLateText } from '../../late-texts/late-texts';
import styles from './day-choice.module.css';
import { useToday } from '../model/use-day-time';
import { useBookingDays, useWishedDate } from '../model/use-slots';
import { useWish } from '../model/use-wish';

/** Offers the next days as chips and any other day in a date field. */
export function DayChoice(props: { outlet: Outlet; bookable: SlotsReply['bookable'] | undefined }) {
  const { outlet, bookable } = props;
  const text = useLateText();
  const { lang } = useHost();
  const { wishFor } = useWish();
  const today = useToday();
  const chosen = useWishedDate(outlet);
  const known = useBookingDays(outlet);
  const days = known?.days ?? [];
  const first = days[0]?.date ?? chosen;
  const choose = (date: string) => wishFor({ date, at: null });

  return (
    <div className={styles.days}>
      {/* The key remounts the chips when the days have loaded, so that the selected one is scrolled into view. */}
      <Chips key={String(days.length > 0)} name={text('Day')}>
        {(days.length > 0 ? days : [{ date: first, status: 'available' as const }]).map(
          ({ date, status }) => (
            <Chip key={date} isOn={date === chosen} onTap={() => choose(date)}>
              <span className={hasTables(status) ? undefined : styles.without}>
                {date === today ? dayLabel(date, today, lang) : shortDayLabel(date, lang)}
              </span>
              {!hasTables(status) && <Unseen>{text('no tables')}</Unseen>}
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
