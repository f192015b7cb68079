import { useHost } from '@guest/shared';
import type { GuestBillLine, LineQuestion } from '@guest/shared/contracts/bill/bill.contract';
import { toLocalDateTime } from '@guest/shared/format/clock';
import { dateLabel } from '@guest/shared/format/day-label';
import { targetPath } from '@guest/shared/page/target-path';
import { useProperty } from '@guest/shared/property/use-property';
import { Link } from '@guest/shared/router';
import { Badge } from '@guest/shared/ui/base/badge';
import { Price } from '@guest/shared/ui/base/price';
import { Button } from '@guest/shared/ui/button/button';
import { useAccountText, type AccountTextKey } from '../profile/texts/account-texts';
import styles from './bill.module.css';
import { LineReason } from './line-reason';

const QUESTION_TEXTS: Record<LineQuestion['status'], AccountTextKey> = {
  sent: 'Question sent',
  seen: 'Question seen',
  answered: 'Question answered',
};

export function BillLineRow({ line, onAsk }: { line: GuestBillLine; onAsk: () => void }) {
  const text = useAccountText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const title =
    line.description ??
    text(line.order?.kind === 'activity' ? 'Booking by another guest' : 'Order by another guest');
  const path = line.order?.link && targetPath(line.order.link);
  const date = dateLabel(toLocalDateTime(line.at, timeZone).slice(0, 10), lang);
  const canAsk = !line.question || line.question.status === 'answered';
  return (
    <li className={styles.line}>
      <span className={styles.title}>{path ? <Link to={path}>{title}</Link> : <bdi>{title}</bdi>}</span>
      <span className={styles.amount}>
        <Price price={line.amount} />
      </span>
      <span className={styles.muted}>
        {date} · <LineReason line={line} />
      </span>
      {line.isPending && <Badge tone="accent">{text('Being charged to your room')}</Badge>}
      {line.mustPayInPerson && (
        <Badge tone="accent">{text('Not on your room: please pay at reception')}</Badge>
      )}
      {line.question && <Badge tone="neutral">{text(QUESTION_TEXTS[line.question.status])}</Badge>}
      {canAsk && (
        <Button
          look="secondary"
          className={styles.screenOnly}
          aria-label={text('Ask about {name}, {date}', { name: title, date })}
          onClick={onAsk}
        >
          {text('Ask about this charge')}
        </Button>
      )}
    </li>
  );
}
