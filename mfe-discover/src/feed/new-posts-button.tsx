import { Button } from '@guest/shared/ui/button/button';
import { Icon } from '@guest/shared/ui/base/icon';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './new-posts-button.module.css';

interface NewPostsButtonProps {
  count: number;
  /** Whether there may be more new posts than were read. */
  isMany: boolean;
  onShow: () => void;
}

/** Shows newer posts on demand. It is positioned above the content, so that nothing moves until the guest taps it. */
export function NewPostsButton({ count, isMany, onShow }: NewPostsButtonProps) {
  const text = useLazyText();
  if (count === 0) return null;
  return (
    <div className={styles.place}>
      <Button look="primary" className={styles.pill} onClick={onShow}>
        <Icon of={ArrowUp} size={16} />
        {isMany
          ? text('New posts')
          : text('{count, plural, one {# new post} other {# new posts}}', { count })}
      </Button>
    </div>
  );
}
