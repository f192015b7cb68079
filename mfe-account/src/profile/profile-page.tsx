import { GuestOnly } from './guest-only';
import { Profile } from './profile';

export function ProfilePage() {
  return (
    <GuestOnly service="profile">
      <Profile />
    </GuestOnly>
  );
}
