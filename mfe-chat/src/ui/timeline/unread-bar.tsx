import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../texts';
import styles from './jump-buttons.module.css';

/**
 * Shows the number of unread messages above, with buttons to jump there and to mark them as read. The Escape
 * key also marks them as read.
 */
export function UnreadBar(props: { count: number; onJump: () => void; onDismiss: () => void }) {
  const { count, onJump, onDismiss } = props;
  const text = useText();
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // An open dialog and an input method that is composing handle Escape themselves.
      const isTaken =
        event.isComposing || event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !isTaken) dismiss();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className={classNames(styles.jump, styles.up)}>
      <button type="button" className={styles.unread} onClick={onJump}>
        <Icon of={ArrowUp} size={20} />
        {text('{count, plural, one {# unread message} other {# unread messages}}', { count })}
      </button>
      <IconButton icon={X} name={text('Mark as read')} onClick={onDismiss} />
    </div>
  );
}
