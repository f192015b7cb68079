import { Button } from '@guest/shared/ui/button/button';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Icon } from '@guest/shared/ui/base/icon';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { useId } from 'react';
import { useText, type TextKey } from '../texts';
import styles from './app-banner.module.css';
import type { AppOffer } from './app-offer.store';
import { useAppBannerText } from './app-banner-texts';

/** Offers to open the current page in the hotel's app. */
export function AppBanner({ offer: { url, title, opened, declined } }: { offer: AppOffer }) {
  const text = useAppBannerText();
  const shellText = useText();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.banner}>
      <Icon of={Smartphone} size={24} className={styles.icon} />
      <div>
        <h2 id={headingId} className={styles.heading}>
          {text("Continue in the hotel's app?")}
        </h2>
        {/* The titles of all routes are in the catalog of the shell. */}
        {title && <p className={styles.page}>{shellText(title as TextKey)}</p>}
      </div>
      <div className={styles.answers}>
        <Button isWide onClick={declined}>
          {text('Stay in the browser')}
        </Button>
        <a
          href={url}
          rel="noopener"
          referrerPolicy="origin"
          className={buttonClass({ look: 'primary', isWide: true })}
          onClick={opened}
        >
          {text('Open the app')}
        </a>
      </div>
    </section>
  );
}
