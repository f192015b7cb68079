import { useHost } from '@guest/shared';
import { dateOf } from '@guest/shared/contracts/core/local-time';
import { clock, localIn } from '@guest/shared/format/clock';
import { shortDayLabel } from '@guest/shared/format/day-label';
import { useStore } from 'zustand';

/** Writes a moment as the house's clocks show it; of another day, with the day. */
export function useMomentText(): (moment: number) => string {
  const { lang, now, property } = useHost();
  const houseZone = useStore(property, (state) => state.property?.timeZone);
  // Only where there is no house, on the list of all of them.
  const zone = houseZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const dayOf = (moment: number) => dateOf(localIn(moment, zone));
  return (moment) => {
    const time = clock(moment, zone);
    return dayOf(moment) === dayOf(now()) ? time : `${shortDayLabel(dayOf(moment), lang)} ${time}`;
  };
}
