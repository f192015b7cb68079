import type { Property } from '@guest/shared/contracts/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { Icon } from '@guest/shared/ui/icon';
import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import MessageCircle from 'lucide-react/icons/message-circle';
import Sun from 'lucide-react/icons/sun';
import Utensils from 'lucide-react/icons/utensils';
import { useText } from '../texts';
import styles from './quick-ways.module.css';

/** What guests come for most, one tap away. */
export function QuickWays({ property }: { property: Property }) {
  const { identity, features, chatSettings } = property;
  const text = useText();
  return (
    <nav aria-label={text('Quick ways')}>
      <ul role="list" className={styles.ways}>
        {features.chat && chatSettings.enabled && (
          <Way
            property={identity}
            to="property-chat-intro"
            icon={MessageCircle}
            name={text('Ask the desk')}
            line={text('Answers in about {minutes} min', { minutes: chatSettings.expectedReplyMinutes })}
          />
        )}
        <Way
          property={identity}
          to="property-directories-outlets"
          icon={Utensils}
          name={text('Eat & drink')}
          line={text('Tables and menus')}
        />
        {features.activities && (
          <Way
            property={identity}
            to="property-activities"
            icon={Sun}
            name={text('Things to do')}
            line={text('Today and all week')}
          />
        )}
        {features.feed && (
          <Way
            property={identity}
            to="property-discover"
            icon={Camera}
            name={text('Share')}
            line={text('Moments of our guests')}
          />
        )}
      </ul>
    </nav>
  );
}

function Way(props: {
  property: string;
  to: 'property-chat-intro' | 'property-directories-outlets' | 'property-activities' | 'property-discover';
  icon: LucideIcon;
  name: string;
  line: string;
}) {
  const { property, to, icon, name, line } = props;
  return (
    <li>
      <PageLink to={to} params={{ property }} className={styles.way}>
        <Icon of={icon} className={styles.icon} />
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{line}</span>
      </PageLink>
    </li>
  );
}
