import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { appOffer } from '../deep-link/app-offer.store';
import { installOffer } from '../install/install-offer.store';
import { sharedOffer } from '../share-target/shared-offer.store';
import { FailedPartNotice } from '../fallback/failed-part-notice';
import { OfflineBanner } from '../offline/offline-banner';
import { lazySkeletons } from '../skeleton/lazy-skeletons';
import { CookieBanner } from './cookie-banner';
import { useHeadingInBar } from './heading-in-bar';
import styles from './banner.module.css';
import './heading-in-bar.css';
import './page-motion.css';

const loadAppBanner = () =>
  import(/* webpackChunkName: "phone-app" */ '../deep-link/app-banner').then((it) => it.AppBanner);

const loadInstallBanner = () =>
  import(/* webpackChunkName: "install" */ '../install/install-banner').then((it) => it.InstallBanner);
const loadSharedQuestion = () =>
  import(/* webpackChunkName: "shared-photos" */ '../share-target/shared-question').then(
    (it) => it.SharedQuestion,
  );

/** Shows the banners of the frame above the navigation. */
export function Banners({ canAskForCookies }: { canAskForCookies: boolean }) {
  useEffect(() => {
    // Without these shapes the next page shows the generic skeleton of its layout, so a failure is only
    // reported.
    lazySkeletons.load().catch(reportBackgroundError);
  }, []);

  useHeadingInBar();
  const offer = useStore(appOffer, (state) => state.offer);
  const install = useStore(installOffer, (state) => state.offer);
  const shared = useStore(sharedOffer, (state) => state.offer);
  return (
    <div className={styles.stack}>
      <OfflineBanner />
      <FailedPartNotice />
      {offer && <LazyPart load={loadAppBanner} isWanted with={{ offer }} />}
      {install && <LazyPart load={loadInstallBanner} isWanted with={{ offer: install }} />}
      <LazyPart load={loadSharedQuestion} isWanted={shared !== null} with={{ offer: shared }} />
      {canAskForCookies && <CookieBanner />}
    </div>
  );
}
