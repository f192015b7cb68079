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
  editedAt?: string | undefined;
  size?: 'small' | 'medium';
}) {
  const { author, createdAt, editedAt, size = 'medium' } = props;
  const text = useText();
  return (
    <div className={styles.line}>
      <Avatar name={author.nickName} src={author.profilePic} size={size} />
      <div className={styles.words}>
        <p className={styles.who}>
          <bdi className={styles.name}>{author.nickName}</bdi>
          {author.isStaff && <Badge tone="accent">{text('Hotel team')}</Badge>}
        </p>
        <p className={styles.when}>
          <Age at={createdAt} />
          {editedAt && (
            <>
              {' '}
              · {text('edited')} (<Age at={editedAt} />)
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function Age({ at }: { at: string }) {
  const text = useText();
  const { timeZone } = useProperty();
  const { key, values } = relativeTime(at, useNow(), timeZone);
  return <time dateTime={at}>{text(key, values)}</time>;
}
