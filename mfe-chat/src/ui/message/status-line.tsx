import { useHost } from '@guest/shared';
import { listText } from '@guest/shared/format/list-text';
import { useText } from '../../texts';
import type { ShownMessage } from '../../model/message/shown-message';
import { statusText } from '../room-parts/status-text';
import styles from './status-line.module.css';

/** A status line between messages. */
export function StatusLine({ message }: { message: ShownMessage }) {
  const text = useText();
  const { lang } = useHost();
  return (
    <p className={styles.line}>
      <bdi>{statusText(message, text, (names) => listText(names, lang))}</bdi>
      <time dateTime={message.createdTime}>{message.time}</time>
    </p>
  );
}
