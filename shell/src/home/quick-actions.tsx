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
import styles from './quick-actions.module.css';

interface QuickAction {
  to: 'property-chat' | 'property-directories-outlets' | 'property-book' | 'property-request-create';
  icon: Glyph;
  name: string;
  line: string;
}

/** Links to the most frequent tasks: chat, order, book and request. */
export function QuickActions({ property }: { property: Property }) {
  const { identity, features, chatSettings } = property;
  const text = useText();
  const chatEntry = useChatEntry();
  const actions: (QuickAction | false)[] = [
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
      to: 'property-book',
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
        {actions.map(
          (action) =>
            action && (
              <li key={action.to}>
                <PageLink
                  to={action.to}
                  params={{ property: identity }}
                  className={styles.way}
                  {...(action.to === 'property-chat' && chatEntry)}
                >
                  <Icon of={action.icon} className={styles.icon} />
                  <span className={styles.name}>{action.name}</span>
                  <span className={styles.line}>{action.line}</span>
                </PageLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
