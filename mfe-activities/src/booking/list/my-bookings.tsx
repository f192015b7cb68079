import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Badge } from '@guest/shared/ui/base/badge';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useSessionLabels } from '../../session/use-session-labels';
import { statusTexts } from '../parts/status-texts';
import { useUpcomingBookings } from '../model/use-booking';

/** Lists the guest's upcoming bookings, of one activity or of all; it renders nothing if there are none. */
export function MyBookings({ activityUuid }: { activityUuid?: string }) {
  const text = useLazyText();
  const upcoming = useUpcomingBookings().data?.items ?? [];
  const shown = upcoming.filter((one) => activityUuid === undefined || one.activityUuid === activityUuid);
  if (shown.length === 0) return null;
  return (
    <Section heading={text('Your bookings')} level={3}>
      <ListRows>
        {shown.map((booking) => (
          <BookingRow key={booking.uuid} booking={booking} />
        ))}
      </ListRows>
    </Section>
  );
}

function BookingRow({ booking }: { booking: ActivityBooking }) {
  const text = useLazyText();
  const property = usePathParam('property');
  const { startLabel } = useSessionLabels();
  const { uuid, activityUuid: activityId, bookableActivityId, activityName, status, pax } = booking;
  const { label, tone } = statusTexts[status];
  const places = text('{n, plural, one {# place} other {# places}}', { n: pax });
  return (
    <ListRow
      before={<Icon of={CalendarCheck} />}
      name={
        <PageLink
          to="property-activity-book"
          params={{ property, activityId, bookableActivityId }}
          query={{ booking: uuid }}
        >
          {activityName}
        </PageLink>
      }
      line={`${startLabel(booking)} · ${places}`}
      end={<Badge tone={tone}>{text(label)}</Badge>}
      isLink
    />
  );
}
