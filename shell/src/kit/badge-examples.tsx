import type { PropertySummary } from '@guest/shared/contracts/property/property.contract';
import { Avatar } from '@guest/shared/ui/base/avatar';
import { Badge } from '@guest/shared/ui/base/badge';
import { CountBadge } from '@guest/shared/ui/base/count-badge';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import styles from './kit.module.css';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

const sizes = ['small', 'medium', 'large'] as const;

export function BadgeExamples({ hotels }: { hotels: PropertySummary[] }) {
  const text = useKitText();
  const unread = (count: number) =>
    text('{count, plural, one {# unread message} other {# unread messages}}', { count });
  return (
    <ExampleGroup heading={text('Badges')}>
      <Example state={text('Default')}>
        <div className={styles.row}>
          <Badge>{text('Cancelled')}</Badge>
          <Badge tone="accent">{text('New')}</Badge>
          <Badge tone="positive" icon={Clock}>
            {text('Open')}
          </Badge>
          <Badge tone="warning">{text('Last places left')}</Badge>
          <Badge tone="danger">{text('Full')}</Badge>
        </div>
        <div className={styles.row}>
          {[1, 12, 120].map((count) => (
            <span key={count} className={styles.row}>
              {text('Chat')} <CountBadge value={count} name={unread(count)} />
            </span>
          ))}
        </div>
        <div className={styles.row}>
          {hotels.slice(0, sizes.length).map(({ identity, name }, i) => (
            <Avatar key={identity} name={name} size={sizes[i]} />
          ))}
        </div>
      </Example>
      <Example state={text('Long text')}>
        <Badge tone="positive">
          {text('Breakfast on the terrace until eleven, and in your room for as long as you like')}
        </Badge>
      </Example>
    </ExampleGroup>
  );
}
