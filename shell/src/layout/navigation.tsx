import type { FooterItem } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { Icon } from '@guest/shared/ui/base/icon';
import { useText } from '../texts';
import type { CurrentRoute } from '../routes/current-route';
import { nearestItem, navigationItems } from './navigation-items';
import { LazyUnreadMark } from '../unread/lazy-unread-mark';
import styles from './navigation.module.css';

const leadsToChat = (name: string) => name === 'property-chat' || name === 'property-chat-intro';

/** The main navigation of the property: at the bottom on a phone, at the side on a wide screen. */
export function Navigation(props: { footer: FooterItem[]; property: string; current: CurrentRoute }) {
  const { footer, property, current } = props;
  const text = useText();
  const items = navigationItems(footer);
  const chatEntry = useChatEntry();
  const here = current.name && nearestItem(current.name, items);

  return (
    <nav aria-label={text('Main')} className={styles.navigation}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.name}>
            <PageLink
              to={item.name}
              params={{ property }}
              aria-current={item !== here ? undefined : item.name === current.name ? 'page' : 'true'}
              className={styles.item}
              {...(leadsToChat(item.name) && chatEntry)}
            >
              <span className={styles.mark}>
                <Icon of={item.icon} />
                {leadsToChat(item.name) && <LazyUnreadMark />}
              </span>
              {text(item.text)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
