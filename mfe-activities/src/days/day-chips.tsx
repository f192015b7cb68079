import { useHost } from '@guest/shared';
import { shortDayLabel } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useProperty } from '@guest/shared/property/use-property';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { ChipLink, Chips } from '@guest/shared/ui/section/chips';
import { useText } from '../texts';
import styles from './day-chips.module.css';
import { nextDays } from './next-days';

/** A choice of the next two weeks, stored in the address; without a day it is today. */
export function DayChips(props: {
  /** The name of the query parameter. */
  param: string;
  chosen: string;
  /** Returns why nothing can be booked on a day, which is then struck through but can be chosen. */
  whyNot?: (day: string) => string | undefined;
}) {
  const { param, chosen, whyNot } = props;
  const text = useText();
  const { lang } = useHost();
  const { withValue } = useQueryParam(param);
  const days = nextDays(useNow(), useProperty());
  const [today = ''] = days;
  // A link may lead to a day beyond the chips.
  const shown = days.includes(chosen) ? days : [...days, chosen].sort();
  return (
    <Chips name={text('Choose a day')}>
      {shown.map((day) => {
        const why = whyNot?.(day);
        return (
          <ChipLink key={day} to={withValue(day === today ? undefined : day)} isOn={day === chosen}>
            <span className={why === undefined ? undefined : styles.outside}>
              {day === today ? text('Today') : shortDayLabel(day, lang)}
            </span>
            {why !== undefined && <VisuallyHidden>{why}</VisuallyHidden>}
          </ChipLink>
        );
      })}
    </Chips>
  );
}
