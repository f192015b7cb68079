import type { Property } from '@guest/shared/contracts/property/property.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { classNames } from '@guest/shared/ui/base/class-names';
import { LanguageSwitch } from '../language/language-switch';
import { useText } from '../texts';
import { AccountLink } from './account-link';
import { BackLink } from './back-link';
import type { CurrentRoute } from '../routes/current-route';
import styles from './top-bar.module.css';

/** The top bar with the back link, the hotel, the language switch and the guest. */
export function TopBar(props: {
  current: CurrentRoute;
  property: Property | null;
  /** True if the page starts with a full-bleed picture that already shows the name of the hotel. */
  isOverPicture: boolean;
}) {
  const { current, property, isOverPicture } = props;
  const text = useText();
  const identity = current.params.property;
  return (
    <header className={classNames(styles.bar, isOverPicture && styles.overPicture)}>
      <div className={styles.start}>
        {current.name === 'property' && property ? (
          <PageLink to="index" params={{}} aria-label={text('Our hotels')} className={styles.letter}>
            <span aria-hidden>{Array.from(property.name)[0]}</span>
          </PageLink>
        ) : (
          <BackLink current={current} property={property} />
        )}
      </div>
      <p data-mark className={styles.mark}>
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
      <div className={styles.end}>
        {(identity === undefined || property) && <LanguageSwitch property={property} />}
        {identity !== undefined && <AccountLink property={identity} />}
      </div>
    </header>
  );
}
