import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { useEffect } from 'react';
import { MissedPart } from '../fallback/missed-part';
import { OfflineBanner } from '../offline/offline-banner';
import { lateShapes } from '../skeleton/late-shapes';
import { CookieBanner } from './cookie-banner';
import styles from './banner.module.css';
import './page-motion.css';

/** What the frame may have to say above its navigation. */
export function Banners({ mayAskForCookies }: { mayAskForCookies: boolean }) {
  useEffect(() => {
    // Without them the next page has the plain skeleton of its layout.
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
