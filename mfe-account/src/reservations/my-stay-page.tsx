import { GuestOnly } from '../guest/guest-only';
import { MyStay } from './my-stay';

export function MyStayPage() {
  return (
    <GuestOnly service="reservations">
      <MyStay />
    </GuestOnly>
  );
}
