import { GuestOnly } from '../guest/guest-only';
import { Join } from './join';

export function JoinPage() {
  return (
    <GuestOnly service="signup">
      <Join />
    </GuestOnly>
  );
}
