import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Badge } from '@guest/shared/ui/base/badge';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow } from '@guest/shared/ui/card/list-row';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { statusTexts } from '../parts/status-texts';
import { useDayTime } from '../model/use-day-time';

/** A booking in a list; the whole row links to its actions. */
export function BookingRow({ booking }: { booking: TableBooking }) {
  const text = useLazyText();
  const dayTime = useDayTime();
  const property = usePathParam('property');
  const { label, tone } = statusTexts[booking.status];
  return (
    <ListRow
      before={<Icon of={CalendarCheck} />}
      name={
        <PageLink
          to="property-outlet-book"
          params={{ property, outlet: booking.outletSlug }}
          query={{ booking: booking.uuid }}
        >
          {booking.outletName}
        </PageLink>
      }
      line={`${dayTime(booking.localDateTime)} · ${text('{n, plural, one {# guest} other {# guests}}', { n: booking.partySize })}`}
      end={<Badge tone={tone}>{text(label)}</Badge>}
      isLink
    />
  );
}
