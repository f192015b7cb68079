import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { relativeTime } from '@guest/shared/format/relative-time';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { Avatar } from '@guest/shared/ui/base/avatar';
import { Badge } from '@guest/shared/ui/base/badge';
import { useText } from '../texts';
import styles from './author-line.module.css';

/** Shows the author and the age of a post or comment. */
export function AuthorLine(props: {
  author: Post['author'];
  createdAt: string;
  isEdited?: boolean;
  size?: 'small' | 'medium';
}) {
  const { author, createdAt, isEdited = false, size = 'medium' } = props;
  const text = useText();
  const { timeZone } = useProperty();
  const ago = relativeTime(createdAt, useNow(), timeZone);
  return (
    <div className={styles.line}>
      <Avatar name={author.nickName} src={author.profilePic} size={size} />
      <div className={styles.words}>
        <p className={styles.who}>
          <bdi className={styles.name}>{author.nickName}</bdi>
          {author.isStaff && <Badge tone="accent">{text('Hotel team')}</Badge>}
        </p>
        <p className={styles.when}>
          <time dateTime={createdAt}>{text(ago.key, ago.values)}</time>
          {isEdited && <> · {text('edited')}</>}
        </p>
      </div>
    </div>
  );
}
