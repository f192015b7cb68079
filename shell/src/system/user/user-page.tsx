import { guestCardContract } from '@guest/shared/contracts/guest/guest-card.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { Avatar } from '@guest/shared/ui/base/avatar';
import { MessageGuest } from './message-guest';
import { useSystemText } from '../../system-texts/system-texts';
import styles from './user-page.module.css';

/** `/user/:username` shows a guest's public card to anyone with the link, and a link to chat with them. */
export function UserPage() {
  const text = useSystemText();
  const { nickName, username, profilePic } = useRead(guestCardContract.getGuestCard, {
    params: { username: usePathParam('username') },
  });
  usePageName(nickName);
  return (
    <article className={styles.card}>
      <Avatar name={nickName} src={profilePic} size="large" />
      <h1 className={styles.name}>
        <bdi>{nickName}</bdi>
      </h1>
      <p className={styles.words}>
        {text('A fellow guest. Say hello, and {name} can decide whether to reply.', { name: nickName })}
      </p>
      <MessageGuest username={username} />
    </article>
  );
}
