import type { NearSlot } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import { useProperty } from '@guest/shared/property/use-property';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import { ContactRestaurant } from './contact-restaurant';
import styles from './alternative-times.module.css';
import { useDayTime } from '../model/use-day-time';
import type { HoldRefusal } from '../model/use-hold-slot';

/** Shows why a table could not be held and the nearest alternatives. */
export function AlternativeTimes(props: {
  refusal: HoldRefusal;
  outlet: Outlet;
  busyAt: string | undefined;
  onTake: (at: string, date: string) => Promise<void>;
}) {
  const { refusal, outlet, busyAt, onTake } = props;
  return (
    <Notice icon={CalendarX} tone="warning" isAnnounced>
      <p>{refusal.error}</p>
      <AlternativeList times={refusal.nearest} busyAt={busyAt} onTake={(at, date) => void onTake(at, date)} />
      {refusal.nearest.length === 0 && <ContactRestaurant outlet={outlet} />}
    </Notice>
  );
}

export function AlternativeList(props: {
  times: NearSlot[];
  busyAt?: string | undefined;
  /** Called with the selected time and the business day of the hotel to which it belongs. */
  onTake: (at: string, date: string) => void;
}) {
  const { times, busyAt, onTake } = props;
  const dayTime = useDayTime();
  const { timeZone, businessDayStart } = useProperty();
  if (times.length === 0) return null;
  return (
    <ul role="list" className={styles.times}>
      {times.map(({ localDateTime: at }) => (
        <li key={at}>
          <Button
            isBusy={busyAt === at}
            onClick={() => onTake(at, businessDay(instantOf(at, timeZone), timeZone, businessDayStart))}
          >
            {dayTime(at)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
