import { memo } from 'react';
import { Unseen } from '@guest/shared/ui/base/unseen';
import { classList } from '@guest/shared/ui/base/class-list';
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
  isLatestOwn: boolean;
  hasFaces: boolean;
}

/** The time of a message and, for an own message, its delivery state or error. */
export const MessageFoot = memo(function MessageFoot({
  roomId,
  rowKey,
  isLast,
  isLatestOwn,
  hasFaces,
}: FootProps) {
  const text = useText();
  const message = useMessage(roomId, rowKey);
  const isOwn = useChatState(({ me }) => me?.chat_uuid === message?.from);
  const delivery = useDelivery(roomId, rowKey);
  if (!message || message.messageType === 'status') return null;
  const time = <time dateTime={message.createdTime}>{message.time}</time>;
  if (!isLast && !message.isAutomatic) return <Unseen>{time}</Unseen>;
  const mark = isOwn && (isLatestOwn || message.sending) ? delivery : undefined;
  return (
    <div className={classList(styles.foot, isOwn ? styles.own : hasFaces && styles.faced)}>
      {message.failure && <Failure {...message.failure} />}
      {message.isAutomatic && <span>{text('Automatic message')}</span>}
      {time}
      {mark && <DeliveryIcon mark={mark} />}
    </div>
  );
});

/** Shows the server's text, except for an error that occurred on this device. */
function Failure({ code, text: said }: { code: string; text: string }) {
  const text = useText();
  const words =
    code === 'file-lost' ? text('This file is no longer on this device. Please attach it again.') : said;
  return <span className={styles.failure}>{words}</span>;
}
