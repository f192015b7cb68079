import { Button } from '@guest/shared/ui/button/button';
import { Icon } from '@guest/shared/ui/base/icon';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import { useText } from '../texts';
import styles from './new-posts.module.css';

interface NewPostsProps {
  count: number;
  /** There may be more of them than were read. */
  isMany: boolean;
  onShow: () => void;
}

/** Announces newer posts above everything else, so that nothing moves until the guest asks for them. */
export function NewPosts({ count, isMany, onShow }: NewPostsProps) {
  const text = useText();
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <Button look="primary" className={styles.pill} onClick={onShow}>
          <Icon of={ArrowUp} size={16} />
          {isMany
            ? text('New posts')
            : text('{count, plural, one {# new post} other {# new posts}}', { count })}
        </Button>
      )}
    </div>
  );
}
