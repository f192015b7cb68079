import type { Property } from '@guest/shared/contracts/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { useText } from '../texts';
import { AccountLink } from './account-link';
import { BackLink } from './back-link';
import type { CurrentRoute } from './current-route';
import styles from './top-bar.module.css';

/** The way back, whose house this is, and who the guest is. */
export function TopBar({ current, property }: { current: CurrentRoute; property: Property | null }) {
  const text = useText();
  const identity = current.params.property;
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <BackLink current={current} propertyName={property?.name} />
      </div>
      <p className={styles.mark}>
        {identity === undefined && (
          <PageLink to="index" params={{}}>
            {text('Our hotels')}
          </PageLink>
        )}
        {identity !== undefined && property && (
          <PageLink to="property" params={{ property: identity }}>
            {property.name}
          </PageLink>
        )}
      </p>
      <div className={styles.end}>{identity !== undefined && <AccountLink property={identity} />}</div>
    </header>
  );
}
