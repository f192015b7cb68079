import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { Avatar } from '@guest/shared/ui/base/avatar';
import { Badge } from '@guest/shared/ui/base/badge';
import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import { useAccountText } from '../texts/account-texts';
import styles from './profile.module.css';

export function ProfileHead({ user }: { user: Profile }) {
  const text = useAccountText();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <header className={styles.head}>
      <Avatar name={name || (user.nickName ?? '')} src={user.profile_image} size="large" />
      <div className={styles.words}>
        <h1 className={styles.name}>{name ? <bdi>{name}</bdi> : text('Your profile')}</h1>
        {user.is_verified ? (
          <Badge tone="positive" icon={BadgeCheck}>
            {text('Verified guest')}
          </Badge>
        ) : (
          <Badge tone="warning">{text('Not verified yet')}</Badge>
        )}
      </div>
    </header>
  );
}
