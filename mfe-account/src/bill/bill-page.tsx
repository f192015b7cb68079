import { GuestOnly } from '../guest/guest-only';
import { Bill } from './bill';

export function BillPage() {
  return (
    <GuestOnly service="reservations">
      <Bill />
    </GuestOnly>
  );
}
