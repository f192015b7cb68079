import { classNames } from '@guest/shared/ui/base/class-names';
import { CountBadge } from '@guest/shared/ui/base/count-badge';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import { useChat } from '../context/chat-context';
import { useRoom, useUnread } from '../context/use-rooms';
import { useText } from '../../texts';
import styles from './jump-buttons.module.css';
import { useListView } from '../context/list-view-context';
import { UnreadBar } from './unread-bar';
import type { ListScroll } from './use-list-scroll';

/**
 * Buttons that scroll to the first unread message above and to the end of the room, with the number of new
 * messages there.
 */
export function JumpButtons({ roomId, scroll }: { roomId: string; scroll: ListScroll }) {
  const text = useText();
  const chat = useChat();
  const lastMessage = useRoom(roomId)?.lastMessage;
  const count = useUnread(roomId);
  const isAtEnd = useListView((view) => view.isAtEnd);
  const isDividerAbove = useListView((view) => view.isDividerAbove);
  return (
    <>
      {isDividerAbove && count > 0 && (
        <UnreadBar
          count={count}
          onJump={() => scroll.toDivider()}
          onDismiss={() => lastMessage && chat.readUpTo(roomId, lastMessage.messageId)}
        />
      )}
      {!isAtEnd && (
        <div className={classNames(styles.jump, styles.down)}>
          <IconButton icon={ArrowDown} name={text('Jump to latest')} onClick={() => scroll.toEnd()} />
          {count > 0 && (
            <span className={styles.arrivals}>
              <CountBadge
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
