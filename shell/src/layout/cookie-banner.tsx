import { useHost } from '@guest/shared';
import {
  onCookieConsentChanged,
  rememberCookieConsent,
  savedCookieConsent,
} from '@guest/shared/consent/cookie-consent';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { useLazyText } from '../lazy-texts/use-lazy-text';
import styles from './banner.module.css';
import './cookie-question.css';

/**
 * Asks for cookie consent once, when the page is interactive. A choice elsewhere, for instance in another
 * tab, counts as an answer.
 */
export function CookieBanner() {
  const { layout, takeOver } = useHost();
  const isLive = useStore(takeOver, (state) => state.isPageLive);
  const isShown = useStore(layout, (state) => state.isCookieBannerShown);
  useEffect(() => {
    if (!isLive) return;
    const { cookiesDecided, cookiesUndecided } = layout.getState();
    const update = () => (savedCookieConsent() === null ? cookiesUndecided() : cookiesDecided());
    update();
    return onCookieConsentChanged(update);
  }, [isLive, layout]);

  return isShown ? <CookieQuestion /> : null;
}

/** Shows the question with three answers of equal weight. */
export function CookieQuestion() {
  const { lang } = useHost();
  const text = useLazyText();
  const headingId = useId();
  const decide = (isAll: boolean) =>
    rememberCookieConsent({ analytics: isAll, marketing: isAll }, { lang, now: Date.now() });
  return (
    <section aria-labelledby={headingId} data-cookie-question className={styles.question}>
      <h2 id={headingId} className={styles.heading}>
        {text('May we use optional cookies?')}
      </h2>
      <div className={styles.answers}>
        <Button isWide onClick={() => decide(false)}>
          {text('Decline')}
        </Button>
        <Button isWide onClick={() => decide(true)}>
          {text('Accept')}
        </Button>
        <ButtonLink isWide to="cookies" params={{}}>
          {text('Choose')}
        </ButtonLink>
      </div>
    </section>
  );
}
