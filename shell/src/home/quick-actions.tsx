import type { Property } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { isOffered } from '@guest/shared/routes/is-offered';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { Icon } from '@guest/shared/ui/base/icon';
import type { Glyph } from '@guest/shared/ui/base/icon';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Utensils from 'lucide/dist/esm/icons/utensils.mjs';
import { useText, type TextKey } from '../texts';
import styles from './quick-actions.module.css';
import { WifiAction } from './wifi-action';

type ActionPage =
  | 'property-chat'
  | 'property-directories-outlets'
  | 'property-book'
  | 'property-request-create'
  | 'property-directories';

/** The most frequent tasks, as far as the hotel offers them. */
export function QuickActions({ property }: { property: Property }) {
  const { identity, features, chatSettings } = property;
  const text = useText();
  const chatEntry = useChatEntry();
  const actions: [ActionPage, Glyph, TextKey, boolean?][] = [
    ['property-chat', MessageCircle, 'Ask', features.chat && chatSettings.enabled],
    ['property-directories-outlets', Utensils, 'Eat & drink'],
    ['property-book', CalendarDays, 'Book'],
    ['property-request-create', BellRing, 'Request'],
    ['property-directories', BookOpen, 'House guide'],
  ];

  return (
    <nav aria-label={text('Quick actions')}>
      <ul role="list" className={styles.ways}>
        {actions.map(
          ([to, icon, name, isOn = true]) =>
            isOn &&
            isOffered(to, features) && (
              <li key={to}>
                <PageLink
                  to={to}
                  params={{ property: identity }}
                  className={styles.way}
                  {...(to === 'property-chat' && chatEntry)}
                >
                  <Icon of={icon} className={styles.icon} />
                  {text(name)}
                </PageLink>
              </li>
            ),
        )}
        {features.wifi && <WifiAction property={property} />}
      </ul>
    </nav>
  );
}
