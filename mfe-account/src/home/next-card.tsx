import type { TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { Badge } from '@guest/shared/ui/base/badge';
import type { ReactNode } from 'react';
import { PlanLink } from '../reservations/day-plan/plan-link';
import { statusTextOf } from '../reservations/day-plan/status-texts';
import { usePlanText } from '../reservations/day-plan/texts/plan-texts';
import { useItemTime } from '../reservations/day-plan/use-item-time';
import styles from './my-next.module.css';

interface NextCardProps {
  item: TimelineItem;
  now: number;
  /** The line above the name. */
  label: ReactNode;
}

/** A large card of one item. The whole card leads to it. */
export function NextCard({ item, now, label }: NextCardProps) {
  const text = usePlanText();
  const timeOf = useItemTime(now);
  const status = statusTextOf(item);
  const [words, tone] = status ? [text(status[0]), status[1]] : [item.status, 'neutral' as const];
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <div className={styles.label}>{label}</div>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className={styles.name}>
        <PlanLink link={item.link}>
          <bdi>{item.title}</bdi>
        </PlanLink>
      </p>
      <p className={styles.line}>{timeOf(item)}</p>
    </li>
  );
}
