import { useHost } from '@guest/shared';
import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import type {
  Conflict,
  TimelineAction,
  TimelineItem,
} from '@guest/shared/contracts/timeline/timeline.contract';
import type { TimelineKind } from '@guest/shared/contracts/timeline/timeline-kinds';
import { clock } from '@guest/shared/format/clock';
import { useProperty } from '@guest/shared/property/use-property';
import { Badge } from '@guest/shared/ui/base/badge';
import { Icon, type Glyph } from '@guest/shared/ui/base/icon';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import BedDouble from 'lucide/dist/esm/icons/bed-double.mjs';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import UtensilsCrossed from 'lucide/dist/esm/icons/utensils-crossed.mjs';
import { usePlanText, type PlanTextKey } from './texts/plan-texts';
import { ConflictNotes } from './conflict-notes';
import { PlanLink } from './plan-link';
import { paymentFailedText } from './payment-failed-text';
import styles from './plan-item.module.css';
import { statusTextOf } from './status-texts';
import { useItemTime } from './use-item-time';

const icons: Readonly<Record<TimelineKind, Glyph>> = {
  stay: BedDouble,
  table: CalendarCheck,
  activity: Ticket,
  order: UtensilsCrossed,
  request: ConciergeBell,
  announcement: Megaphone,
};

const actionTexts: Readonly<Record<TimelineAction['name'], PlanTextKey>> = {
  accept: 'Accept',
  change: 'Change',
  late: "I'm running late",
  cancel: 'Cancel',
  calendar: 'Add to calendar',
};

interface PlanItemProps {
  item: TimelineItem;
  items: readonly TimelineItem[];
  conflicts: readonly Conflict[];
  now: number;
  onDismiss: (conflict: Conflict) => void;
}

/** An item of the day plan with its status, its open question, its conflicts and its actions. */
export function PlanItem({ item, items, conflicts, now, onDismiss }: PlanItemProps) {
  const text = usePlanText();
  const timeOf = useItemTime(now);
  const status = statusTextOf(item);
  const [words, tone] = status ? [text(status[0]), status[1]] : [item.status, 'neutral' as const];
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Icon of={icons[item.kind]} className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.name}>
            <PlanLink link={item.link}>
              <bdi>{item.title}</bdi>
            </PlanLink>
          </p>
          <p className={styles.line}>
            <span>{timeOf(item)}</span>
            <Place item={item} />
          </p>
        </div>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <Need item={item} />
      <ConflictNotes item={item} items={items} conflicts={conflicts} onDismiss={onDismiss} />
      {item.actions.length > 0 && (
        <div className={styles.actions}>
          {item.actions.map(({ name, link }) => (
            <PlanLink
              key={name}
              link={link}
              className={buttonClass({ look: name === 'accept' ? 'primary' : 'quiet' })}
              label={text('{action}: {title}', { action: text(actionTexts[name]), title: item.title })}
            >
              {text(actionTexts[name])}
            </PlanLink>
          ))}
        </div>
      )}
    </li>
  );
}

function Place({ item: { place, room } }: { item: TimelineItem }) {
  const text = usePlanText();
  if (room !== undefined) return <span>{text('Room {room}', { room: bidiIsolate(room) })}</span>;
  if (place === undefined) return null;
  // A `bdi` that is laid out as a box of its own would be aligned by its own direction.
  return (
    <span>
      <bdi>{place}</bdi>
    </span>
  );
}

/** Explains the action that an item needs from the guest. */
function Need({ item: { kind, needs } }: { item: TimelineItem }) {
  const text = usePlanText();
  const { timeZone } = useProperty();
  const { now } = useHost();
  if (!needs) return null;
  const { what, until } = needs;
  const isKept = what === 'offer' && until !== undefined && Date.parse(until) > now();
  if (isKept)
    return (
      <p className={styles.need}>{text('Held for you until {time}', { time: clock(until, timeZone) })}</p>
    );
  const needTexts: Readonly<Record<typeof what, PlanTextKey>> = {
    offer: 'The offer has ended',
    answer: 'Did it arrive?',
    pay: paymentFailedText(kind),
    acknowledge: 'Please read this',
  };
  return <p className={styles.need}>{text(needTexts[what])}</p>;
}
