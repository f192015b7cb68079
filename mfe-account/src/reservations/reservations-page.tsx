import { GuestOnly } from '../guest/guest-only';
import { Reservations } from './reservations';

export function ReservationsPage() {
  return (
    <GuestOnly service="reservations">
      <Reservations />
    </GuestOnly>
  );
}
