import { ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useLateText } from '../../late-texts/late-texts';
import { TableRow } from './table-row';
import { useUpcoming } from '../model/use-booking';

/** Lists the guest's upcoming tables of one outlet or of all; it renders nothing if there are none. */
export function MyTables({ outletUuid }: { outletUuid?: string }) {
  const text = useLateText();
  const upcoming = useUpcoming().data?.items ?? [];
  const shown = upcoming.filter((booking) => outletUuid === undefined || booking.outletUuid === outletUuid);
  if (shown.length === 0) return null;
  return (
    <Section heading={text('Your bookings')}>
      <ListRows>
        {shown.map((booking) => (
          <TableRow key={booking.uuid} booking={booking} />
        ))}
      </ListRows>
    </Section>
  );
}
