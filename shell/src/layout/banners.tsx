import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { useEffect } from 'react';
import { FailedPartNotice } from '../fallback/failed-part-notice';
import { OfflineBanner } from '../offline/offline-banner';
import { lazySkeletons } from '../skeleton/lazy-skeletons';
import { CookieBanner } from './cookie-banner';
import styles from './banner.module.css';
import './page-motion.css';

/** Shows the banners of the frame above the navigation. */
export function Banners({ canAskForCookies }: { canAskForCookies: boolean }) {
  useEffect(() => {
    // Without these shapes the next page shows the generic skeleton of its layout, so a failure is only
    // reported.
    lazySkeletons.load().catch(reportBackgroundError);
  }, []);

  return (
    <div className={styles.stack}>
      <OfflineBanner />
      <FailedPartNotice />
      {canAskForCookies && <CookieBanner />}
    </div>
  );
}
