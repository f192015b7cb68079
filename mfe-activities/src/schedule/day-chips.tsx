import { useHost } from '@guest/shared';
import { addDays } from '@guest/shared/contracts/core/local-time';
import { shortDayLabel } from '@guest/shared/format/day-label';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { ChipLink, Chips } from '@guest/shared/ui/section/chips';
import { useText } from '../texts';

const DAYS_SHOWN = 14;

/** A choice of the next two weeks, stored in the address; without a day it is today. */
export function DayChips({ today, chosen }: { today: string; chosen: string }) {
  const text = useText();
  const { lang } = useHost();
  const { withValue } = useQueryParam('from');
  const days = Array.from({ length: DAYS_SHOWN }, (_, i) => addDays(today, i));
  return (
    <Chips name={text('Choose a day')}>
      {days.map((day) => (
        <ChipLink key={day} to={withValue(day === today ? undefined : day)} isOn={day === chosen}>
          {day === today ? text('Today') : shortDayLabel(day, lang)}
        </ChipLink>
      ))}
    </Chips>
  );
}
