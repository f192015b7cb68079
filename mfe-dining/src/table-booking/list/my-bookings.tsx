import { ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { BookingRow } from './booking-row';
import { useUpcomingBookings } from '../model/use-booking';

/** Lists the guest's upcoming tables of one outlet or of all; it renders nothing if there are none. */
export function MyBookings({ outletUuid }: { outletUuid?: string }) {
  const text = useLazyText();
  const upcoming = useUpcomingBookings().data?.items ?? [];
  const shown = upcoming.filter((booking) => outletUuid === undefined || booking.outletUuid === outletUuid);
  if (shown.length === 0) return null;
  return (
    <Section heading={text('Your bookings')}>
      <ListRows>
        {shown.map((booking) => (
          <BookingRow key={booking.uuid} booking={booking} />
        ))}
      </ListRows>
    </Section>
  );
}
