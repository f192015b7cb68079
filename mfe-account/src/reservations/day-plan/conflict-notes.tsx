import type { Conflict, TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { Icon } from '@guest/shared/ui/base/icon';
import { Button } from '@guest/shared/ui/button/button';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { useAccountText } from '../../profile/texts/account-texts';
import styles from './plan-item.module.css';

interface ConflictNotesProps {
  item: TimelineItem;
  items: readonly TimelineItem[];
  conflicts: readonly Conflict[];
  onDismiss: (conflict: Conflict) => void;
}

/** Names the items that overlap with an item. The other item shows the same conflict. */
export function ConflictNotes({ item, items, conflicts, onDismiss }: ConflictNotesProps) {
  const text = useAccountText();
  const noteOf = useConflictText();
  return conflicts
    .filter(({ a, b }) => a === item.id || b === item.id)
    .map((conflict) => {
      const other = items.find(({ id }) => id === (conflict.a === item.id ? conflict.b : conflict.a));
      if (!other) return null;
      const note = noteOf(conflict, item, other);
      return (
        <div key={`${conflict.kind} ${other.id}`} className={styles.conflict}>
          <Icon of={TriangleAlert} size={20} />
          <p>{note}</p>
          <Button
            look="quiet"
            onClick={() => onDismiss(conflict)}
            aria-label={text("That's fine: {note}", { note })}
          >
            {text("That's fine")}
          </Button>
        </div>
      );
    });
}

function useConflictText() {
  const text = useAccountText();
  return (
    { kind, minutes }: Conflict,
    item: TimelineItem,
    { kind: otherKind, title }: TimelineItem,
  ): string => {
    if (kind === 'tight') {
      return text(
        '{n, plural, =0 {No time between this and {title}} one {Only # minute between this and {title}} other {Only # minutes between this and {title}}}',
        { n: minutes, title },
      );
    }
    if (kind === 'away') {
      return item.kind === 'order'
        ? text("Arrives while you're at {title}", { title })
        : text('Your order from {title} arrives in your room meanwhile', { title });
    }
    if (kind === 'after_checkout') {
      return item.kind === 'stay'
        ? text('{title} is due after your check-out', { title })
        : text('Due after your check-out');
    }
    if (otherKind === 'stay') return text('Lasts longer than your check-out time');
    return item.kind === 'stay'
      ? text('{title} lasts longer than your check-out time', { title })
      : text('At the same time as {title}', { title });
  };
}
