import { Avatar } from '@guest/shared/ui/base/avatar';
import { classNames } from '@guest/shared/ui/base/class-names';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { memo, type MouseEvent } from 'react';
import { useChatState } from '../context/chat-context';
import { useText } from '../../texts';
import { ActionsButton } from './actions-button';
import { CardRow } from './card-row';
import { MessageBubble } from './message-bubble';
import { useListViewStore } from '../context/list-view-context';
import styles from './message-row.module.css';
import { StatusLine } from './status-line';
import type { ShownMessage } from '../../model/message/shown-message';
import { useMessage } from '../context/use-messages';
import { useSender } from '../context/use-sender';

interface RowProps {
  roomId: string;
  /** The key of the message. */
  rowKey: string;
  /** Whether this is the first message of its group. */
  isFirst: boolean;
  /** Groups show an avatar next to each message; in a conversation of two it would add nothing. */
  hasAvatars: boolean;
}

/**
 * One message. It renders only when the message itself changes; the foot depends on its neighbours and is a
 * separate component.
 */
export const MessageRow = memo(function MessageRow({ rowKey, ...props }: RowProps) {
  const message = useMessage(props.roomId, rowKey);
  if (!message) return null;
  if (message.messageType === 'status') return <StatusLine message={message} />;
  if (message.card) return <CardRow card={message.card} rowKey={message.key} />;
  return <MessageContent {...props} message={message} />;
});

function MessageContent({
  message,
  isFirst,
  hasAvatars,
}: Omit<RowProps, 'rowKey'> & { message: ShownMessage }) {
  const text = useText();
  const { name, face, isOwn } = useSender(message);
  const isBeingDeleted = useChatState(({ deletingIds }) => deletingIds.includes(message.messageId));
  const isWithAvatar = hasAvatars && !isOwn;
  const view = useListViewStore();
  /** Touch devices have no hover, so a tap on the message opens its actions. */
  const onClick = ({ target }: MouseEvent) => {
    const isOther = target instanceof Element && target.closest('a, button, input, audio');
    if (!isOther && matchMedia('(hover: none)').matches) view.getState().actionsOpened(message.key);
  };
  return (
    <div
      data-row={message.key}
      className={classNames(
        styles.row,
        isOwn && styles.own,
        isFirst && styles.first,
        isWithAvatar && styles.faced,
      )}
    >
      {isWithAvatar && isFirst && (
        <span className={styles.face}>
          <Avatar name={name} src={face} size="small" />
        </span>
      )}
      {isWithAvatar && isFirst ? (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      ) : (
        <VisuallyHidden>{isOwn ? text('You:') : `${name}:`} </VisuallyHidden>
      )}
      <div className={styles.line} onClick={onClick}>
        <MessageBubble message={message} isOwn={isOwn} />
        <ActionsButton message={message} name={name} isOwn={isOwn} />
      </div>
      {isBeingDeleted && (
        <p role="status" className={styles.name}>
          {text('Deleting…')}
        </p>
      )}
    </div>
  );
}
