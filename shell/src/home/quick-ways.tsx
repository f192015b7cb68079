import type { Property } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { Icon } from '@guest/shared/ui/base/icon';
import type { Glyph } from '@guest/shared/ui/base/icon';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Utensils from 'lucide/dist/esm/icons/utensils.mjs';
import { useText } from '../texts';
import styles from './quick-ways.module.css';

interface Way {
  to: 'property-chat' | 'property-directories-outlets' | 'property-activities' | 'property-request-create';
  icon: Glyph;
  name: string;
  line: string;
}

/** Links to the most frequent tasks: chat, order, book and request. */
export function QuickWays({ property }: { property: Property }) {
  const { identity, features, chatSettings } = property;
  const text = useText();
  const chatEntry = useChatEntry();
  const ways: (Way | false)[] = [
    features.chat &&
      chatSettings.enabled && {
        to: 'property-chat',
        icon: MessageCircle,
        name: text('Ask'),
        line: text('Replies in about {minutes} min', { minutes: chatSettings.expectedReplyMinutes }),
      },
    {
      to: 'property-directories-outlets',
      icon: Utensils,
      name: text(features.ordering ? 'Order' : 'Eat & drink'),
      line: text('Tables and menus'),
    },
    features.activities && {
      to: 'property-activities',
      icon: CalendarDays,
      name: text('Book'),
      line: text('Things to do this week'),
    },
    features.requests && {
      to: 'property-request-create',
      icon: BellRing,
      name: text('Request'),
      line: text('Towels, a taxi, a repair'),
    },
  ];

  return (
    <nav aria-label={text('Quick actions')}>
      <ul role="list" className={styles.ways}>
        {ways.map(
          (way) =>
            way && (
              <li key={way.to}>
                <PageLink
                  to={way.to}
                  params={{ property: identity }}
                  className={styles.way}
                  {...(way.to === 'property-chat' && chatEntry)}
                >
                  <Icon of={way.icon} className={styles.icon} />
                  <span className={styles.name}>{way.name}</span>
                  <span className={styles.line}>{way.line}</span>
                </PageLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
