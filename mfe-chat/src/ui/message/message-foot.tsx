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
  /** Of its group; any other's time is heard only. */
  isLast: boolean;
  /** The newest of one's own: of those that are sent, it alone shows how far it has come. */
  isLatestOwn: boolean;
  hasFaces: boolean;
}

/** When a message was written and, for one's own, what became of it. */
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

/** In the server's words, unless the server has never heard of it. */
function Failure({ code, text: said }: { code: string; text: string }) {
  const text = useText();
  const words =
    code === 'file-lost' ? text('This file is no longer on this device. Please attach it again.') : said;
  return <span className={styles.failure}>{words}</span>;
}
