import { GuestOnly } from '../../guest/guest-only';
import { Profile } from './profile';

export function ProfilePage() {
  return (
    <GuestOnly service="profile">
      <Profile />
    </GuestOnly>
  );
}
