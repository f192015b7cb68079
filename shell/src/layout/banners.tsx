import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { useEffect } from 'react';
import { MissedPart } from '../fallback/missed-part';
import { OfflineBanner } from '../offline/offline-banner';
import { lateShapes } from '../skeleton/late-shapes';
import { CookieBanner } from './cookie-banner';
import styles from './banner.module.css';
import './page-motion.css';

/** Shows the banners of the frame above the navigation. */
export function Banners({ mayAskForCookies }: { mayAskForCookies: boolean }) {
  useEffect(() => {
    // Without these shapes the next page shows the generic skeleton of its layout, so a failure is only
    // reported.
    lateShapes.load().catch(reportLateFailure);
  }, []);

  return (
    <div className={styles.stack}>
      <OfflineBanner />
      <MissedPart />
      {mayAskForCookies && <CookieBanner />}
    </div>
  );
}
