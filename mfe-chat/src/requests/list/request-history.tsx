import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { Icon } from '@guest/shared/ui/base/icon';
import { Step, StepList } from '@guest/shared/ui/card/step-list';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import styles from './request-history.module.css';
import { useRequestText } from '../texts/request-texts';
import { statusTextOf } from '../texts/status-texts';
import { usePropertyTime } from '../../format/use-property-time';

type History = Ticket['histories'][number];

/** The expandable history of a request, the newest entry first. */
export function RequestHistory({ histories }: { histories: readonly History[] }) {
  const text = useRequestText();
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        {text('History')}
        <Icon of={ChevronDown} size={20} className={styles.more} />
      </summary>
      <div className={styles.entries}>
        <StepList>
          {histories.toReversed().map((entry) => (
            <Entry key={`${entry.at} ${entry.status}`} entry={entry} />
          ))}
        </StepList>
      </div>
    </details>
  );
}

function Entry({ entry: { status, by, nickName, at, note } }: { entry: History }) {
  const text = useRequestText();
  const time = usePropertyTime();
  const { label, icon } = statusTextOf(status);
  const who =
    by === 'guest' ? text('You') : by === 'system' ? text('Automatic') : (nickName ?? text('Hotel'));
  return (
    <Step look="past" icon={icon}>
      <p className={styles.status}>{text(label)}</p>
      <p className={styles.by}>
        <bdi>{who}</bdi> · <time dateTime={at}>{time(at)}</time>
      </p>
      {note && (
        <p dir="auto" className={styles.note}>
          {note}
        </p>
      )}
    </Step>
  );
}
