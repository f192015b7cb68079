import { memo } from 'react';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { classNames } from '@guest/shared/ui/base/class-names';
import { useChatState } from '../context/chat-context';
import { useText } from '../../texts';
import { DeliveryIcon } from './delivery-icon';
import styles from './message-foot.module.css';
import { useDelivery, useMessage } from '../context/use-messages';

interface FootProps {
  roomId: string;
  rowKey: string;
  /** Whether this is the last message of its group. The times of the others are for screen readers only. */
  isLast: boolean;
  /** Whether this is the guest's newest message, the only sent one that shows its delivery state. */
  isLastOwn: boolean;
  hasAvatars: boolean;
}

/** The time of a message and, for an own message, its delivery state or error. */
export const MessageFoot = memo(function MessageFoot({
  roomId,
  rowKey,
  isLast,
  isLastOwn,
  hasAvatars,
}: FootProps) {
  const text = useText();
  const message = useMessage(roomId, rowKey);
  const isOwn = useChatState(({ me }) => me?.chat_uuid === message?.from);
  const delivery = useDelivery(roomId, rowKey);
  if (!message || message.messageType === 'status') return null;
  const time = <time dateTime={message.createdTime}>{message.time}</time>;
  if (!isLast && !message.isAutomatic) return <VisuallyHidden>{time}</VisuallyHidden>;
  const mark = isOwn && (isLastOwn || message.sending) ? delivery : undefined;
  return (
    <div className={classNames(styles.foot, isOwn ? styles.own : hasAvatars && styles.faced)}>
      {message.failure && <Failure {...message.failure} />}
      {message.isAutomatic && <span>{text('Automatic message')}</span>}
      {time}
      {mark && <DeliveryIcon mark={mark} />}
    </div>
  );
});

/** Shows the server's text, except for an error that occurred on this device. */
function Failure({ code, text: serverText }: { code: string; text: string }) {
  const text = useText();
  const ownTexts: Record<string, string> = {
    'file-lost': text('This file is no longer on this device. Please attach it again.'),
    unreachable: text("This file couldn't be sent."),
  };
  return <span className={styles.failure}>{ownTexts[code] ?? serverText}</span>;
}
