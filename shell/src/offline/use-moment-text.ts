import { useHost } from '@guest/shared';
import { dateOf } from '@guest/shared/contracts/core/local-time';
import { clock, toLocalDateTime } from '@guest/shared/format/clock';
import { shortDayLabel } from '@guest/shared/format/day-label';
import { useStore } from 'zustand';

/** Formats a time in the time zone of the hotel, with the date if it is not today. */
export function useMomentText(): (moment: number) => string {
  const { lang, now, property } = useHost();
  const propertyZone = useStore(property, (state) => state.property?.timeZone);
  // Only the list of all hotels has no property; it uses the device's time zone.
  const zone = propertyZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const dayOf = (moment: number) => dateOf(toLocalDateTime(moment, zone));
  return (moment) => {
    const time = clock(moment, zone);
    return dayOf(moment) === dayOf(now()) ? time : `${shortDayLabel(dayOf(moment), lang)} ${time}`;
  };
}
