import { useHost } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { Button } from '@guest/shared/ui/button/button';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { OfferBanner } from '../offer/offer-banner';
import styles from '../offer/offer-banner.module.css';
import { useText, type TextKey } from '../texts';
import type { AppOffer } from './app-offer.store';
import { useAppBannerText } from './app-banner-texts';

/** Offers to open the current page in the hotel's app. */
export function AppBanner({ offer: { url, title, opened, declined } }: { offer: AppOffer }) {
  const text = useAppBannerText();
  const shellText = useText();
  const host = useHost();
  // Without the app the server answers the tap with nothing, so that the page has to say that nothing happened.
  const open = async () => {
    if (!(await opened())) host.toast('error', text("The app didn't open. You can stay in the browser."));
  };
  return (
    <OfferBanner
      icon={Smartphone}
      heading={text("Continue in the hotel's app?")}
      answers={
        <>
          <Button isWide onClick={declined}>
            {text('Stay in the browser')}
          </Button>
          <a
            href={url}
            rel="noopener"
            referrerPolicy="origin"
            className={buttonClass({ look: 'primary', isWide: true })}
            onClick={() => void open().catch(reportBackgroundError)}
          >
            {text('Open the app')}
          </a>
        </>
      }
    >
      {/* The titles of all routes are in the catalog of the shell. */}
      {title && <p className={styles.note}>{shellText(title as TextKey)}</p>}
    </OfferBanner>
  );
}
