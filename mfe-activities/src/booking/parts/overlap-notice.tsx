import type { Overlap } from '@guest/shared/contracts/activity/activity-booking.contract';
import { Notice } from '@guest/shared/ui/state/notice';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useTimeName } from '../model/use-time-name';

/** Warns before the booking that the guest has other plans at the same time. */
export function OverlapNotice({ overlaps }: { overlaps: readonly Overlap[] }) {
  const text = useLazyText();
  if (overlaps.length === 0) return null;
  return (
    <Notice icon={CalendarClock} tone="warning" heading={text('At the same time')}>
      <OverlapList overlaps={overlaps} />
    </Notice>
  );
}

export function OverlapList({ overlaps }: { overlaps: readonly Overlap[] }) {
  const text = useLazyText();
  const timeName = useTimeName();
  return (
    <ul>
      {overlaps.map(({ uuid, kind, title, startsAt }) => (
        <li key={`${kind} ${uuid}`}>
          <bdi>{kind === 'check_out' ? text('Check-out') : title}</bdi>, {timeName(startsAt)}
        </li>
      ))}
    </ul>
  );
}
