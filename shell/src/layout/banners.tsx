import { CookieBanner } from './cookie-banner';
import { OfflineBanner } from './offline-banner';
import './page-motion.css';

/** What the frame may have to say above its navigation. */
export function Banners({ mayAskForCookies }: { mayAskForCookies: boolean }) {
  return (
    <>
      <OfflineBanner />
      {mayAskForCookies && <CookieBanner />}
    </>
  );
}
