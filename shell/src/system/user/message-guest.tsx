import { useHost } from '@guest/shared';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { PageLink } from '@guest/shared/page/page-link';
import { useRead } from '@guest/shared/reads/use-read';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useStore } from 'zustand';
import { lastProperty } from '../../property/last-property';
import { useSystemText } from '../../system-texts/system-texts';
import styles from './user-page.module.css';

/**
 * Links to the chat at the hotel of the signed-in guest or, for a visitor, at the hotel visited last on this device.
 * If there is none, the visitor selects a hotel. The card does not reveal where the other guest stays.
 */
export function MessageGuest({ username }: { username: string }) {
  const text = useSystemText();
  const { items } = useRead(propertyContract.listProperties, {});
  const isLive = useIsPageLive();
  const home = useStore(useHost().session, ({ token, user }) =>
    token === null ? undefined : user?.hotel_identity,
  );
  const own = isLive ? (home ?? lastProperty()) : null;
  const query = { service: 'chat', newGuestChatUsername: username };

  return (
    <div className={styles.hello}>
      {own && (
        <ButtonLink look="primary" isWide to="property-signin" params={{ property: own }} query={query}>
          {text('Say hello')}
        </ButtonLink>
      )}
      <Section heading={text(own ? 'Staying at another hotel?' : 'Where are you staying?')}>
        <ListRows>
          {items
            .filter(({ identity }) => identity !== own)
            .map(({ identity, name, address }) => (
              <ListRow
                key={identity}
                name={
                  <PageLink to="property-signin" params={{ property: identity }} query={query}>
                    {name}
                  </PageLink>
                }
                line={address}
                isLink
              />
            ))}
        </ListRows>
      </Section>
    </div>
  );
}
