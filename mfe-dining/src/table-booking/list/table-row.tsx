import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Badge } from '@guest/shared/ui/base/badge';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow } from '@guest/shared/ui/card/list-row';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import { useLateText } from '../../late-texts/late-texts';
import { statusWords } from '../parts/status-words';
import { useDayTime } from '../model/use-day-time';

/** A booking in a list; the whole row links to its actions. */
export function TableRow({ booking }: { booking: TableBooking }) {
  const text = useLateText();
  const dayTime = useDayTime();
  const property = usePathParam('property');
  const { words, tone } = statusWords[booking.status];
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
      end={<Badge tone={tone}>{text(words)}</Badge>}
      isLink
    />
  );
}
