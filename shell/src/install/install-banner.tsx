import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import SquarePlus from 'lucide/dist/esm/icons/square-plus.mjs';
import { useStore } from 'zustand';
import { OfferBanner } from '../offer/offer-banner';
import styles from '../offer/offer-banner.module.css';
import type { InstallOffer } from './install-offer.store';
import type { IosInstall, ShareSheet } from './ios-install';
import { useInstallText, type InstallTextKey } from './install-texts';

const FIRST_STEPS: Record<ShareSheet, InstallTextKey> = {
  menu: 'Tap ••• next to the address, then Share.',
  bottom: 'Tap Share at the bottom of the screen.',
  top: 'Tap Share at the top of the screen.',
  address: 'Tap Share next to the address or in the menu.',
  safari: 'Open this page in Safari, and tap Share there.',
};

/** Offers to install the hotel's pages as an app, or says how it is done on iOS. */
export function InstallBanner({ offer: { ios, accepted, declined } }: { offer: InstallOffer }) {
  const text = useInstallText();
  const hotel = useStore(useHost().property, ({ property }) => property?.name) ?? '';
  return (
    <OfferBanner
      icon={SquarePlus}
      heading={text('Add {hotel} to your home screen?', { hotel })}
      answers={
        ios ? (
          <Button isWide onClick={declined}>
            {text('Close')}
          </Button>
        ) : (
          <>
            <Button isWide onClick={declined}>
              {text('Not now')}
            </Button>
            <Button look="primary" isWide onClick={accepted}>
              {text('Install')}
            </Button>
          </>
        )
      }
    >
      <p className={styles.note}>{text('It opens like an app, even offline.')}</p>
      {ios && <Steps {...ios} />}
    </OfferBanner>
  );
}

function Steps({ shareSheet, asksForApp }: IosInstall) {
  const text = useInstallText();
  return (
    <ol className={styles.steps}>
      <li>{text(FIRST_STEPS[shareSheet])}</li>
      <li>{text('Choose “Add to Home Screen”, further down in the list.')}</li>
      <li>{text(asksForApp ? 'Leave “Open as Web App” on, and tap Add.' : 'Tap Add.')}</li>
    </ol>
  );
}
