import type { Ticket } from '@guest/shared/contracts/ticket-socket.contract';
import { Icon } from '@guest/shared/ui/icon';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import styles from './request-history.module.css';
import { useRequestText } from './request-texts';
import { wordsOf } from './status-words';
import { useHouseTime } from '../use-house-time';

type Entry = Ticket['histories'][number];

/** What has happened to a request, the newest first, one tap away. */
export function RequestHistory({ histories }: { histories: readonly Entry[] }) {
  const text = useRequestText();
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        {text('What has happened')}
        <Icon of={ChevronDown} size={20} className={styles.more} />
      </summary>
      <ol className={styles.entries}>
        {histories.toReversed().map((entry) => (
          <Step key={`${entry.at} ${entry.status}`} entry={entry} />
        ))}
      </ol>
    </details>
  );
}

function Step({ entry: { status, by, nickName, at, note } }: { entry: Entry }) {
  const text = useRequestText();
  const time = useHouseTime();
  const { label, icon } = wordsOf(status);
  const who =
    by === 'guest' ? text('You') : by === 'system' ? text('By itself') : (nickName ?? text('Hotel'));
  return (
    <li className={styles.entry}>
      <span className={styles.mark}>
        <Icon of={icon} size={16} />
      </span>
      <div>
        <p className={styles.status}>{text(label)}</p>
        <p className={styles.by}>
          <bdi>{who}</bdi> · <time dateTime={at}>{time(at)}</time>
        </p>
        {note && (
          <p dir="auto" className={styles.note}>
            {note}
          </p>
        )}
      </div>
    </li>
  );
}
