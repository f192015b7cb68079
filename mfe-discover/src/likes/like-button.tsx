import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import { useText } from '../texts';
import styles from './like-button.module.css';
import { useLike, type LikeSubject } from './use-like';

/** A heart with the number of likes. It changes with the tap, before the server answers. */
export function LikeButton({ size = 20, ...liked }: LikeSubject & { size?: 16 | 20 }) {
  const text = useText();
  const { isAnonymous, isLiked, count, toggle } = useLike(liked);
  return (
    <button
      type="button"
      title={text('Like')}
      aria-pressed={isAnonymous ? undefined : isLiked}
      className={classNames(styles.like, isLiked && styles.isLiked)}
      onClick={() => void toggle()}
    >
      <VisuallyHidden>{text('Like')} </VisuallyHidden>
      <Icon of={Heart} size={size} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        {text('{count, plural, =0 {No likes yet} one {# like} other {# likes}}', { count })}
      </VisuallyHidden>
    </button>
  );
}
