import { classList } from '@guest/shared/ui/class-list';
import { Count } from '@guest/shared/ui/count';
import { Icon } from '@guest/shared/ui/icon';
import { IconButton } from '@guest/shared/ui/icon-button';
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useChat } from '../chat-context';
import { useRoom, useUnread } from '../rooms/use-rooms';
import { useText } from '../texts';
import styles from './jump-buttons.module.css';
import { useListView } from './list-view-context';
import type { ListScroll } from './use-list-scroll';

/** The ways to what is out of sight: the first unread above, and the end of the room with what has come there. */
export function JumpButtons({ roomId, scroll }: { roomId: string; scroll: ListScroll }) {
  const text = useText();
  const chat = useChat();
  const lastMessage = useRoom(roomId)?.lastMessage;
  const count = useUnread(roomId);
  const isAtEnd = useListView((view) => view.isAtEnd);
  const isDividerAbove = useListView((view) => view.isDividerAbove);
  const isUpShown = isDividerAbove && count > 0;
  return (
    <>
      {isUpShown && (
        <div className={classList(styles.jump, styles.up)}>
          <button type="button" className={styles.unread} onClick={() => scroll.toDivider()}>
            <Icon of={ArrowUp} size={20} />
            {text('{count, plural, one {# unread message} other {# unread messages}}', { count })}
          </button>
          <IconButton
            icon={X}
            name={text('Mark as read')}
            onClick={() => lastMessage && chat.readUpTo(roomId, lastMessage.messageId)}
          />
        </div>
      )}
      {!isAtEnd && (
        <div className={classList(styles.jump, styles.down)}>
          <IconButton icon={ArrowDown} name={text('Jump to latest')} onClick={() => scroll.toEnd()} />
          {count > 0 && (
            <span className={styles.arrivals}>
              <Count
                value={count}
                name={text('{count, plural, one {# new message} other {# new messages}}', { count })}
              />
            </span>
          )}
        </div>
      )}
    </>
  );
}
