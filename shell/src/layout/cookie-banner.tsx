import { useHost } from '@guest/shared';
import { PageLink } from '@guest/shared/page/page-link';
import { Button } from '@guest/shared/ui/button';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { rememberCookieChoice, savedCookieChoice, type CookieChoice } from '../system/cookie-choice';
import { useText } from '../texts';
import styles from './banner.module.css';
import { classList } from '@guest/shared/ui/class-list';

/** Asks once, when the page answers and not before, with two answers that weigh the same. */
export function CookieBanner() {
  const { layout, takeOver } = useHost();
  const isLive = useStore(takeOver, (state) => state.isPageLive);
  const isShown = useStore(layout, (state) => state.isCookieBannerShown);
  useEffect(() => {
    if (isLive && savedCookieChoice() === null) layout.getState().cookiesUndecided();
  }, [isLive, layout]);

  return isShown ? <CookieQuestion /> : null;
}

function CookieQuestion() {
  const { layout } = useHost();
  const text = useText();
  const headingId = useId();
  function decide(choice: CookieChoice) {
    rememberCookieChoice(choice);
    layout.getState().cookiesDecided();
  }
  return (
    <section aria-labelledby={headingId} className={classList(styles.banner, styles.choice)}>
      <h2 id={headingId} className={styles.heading}>
        {text('What this device keeps')}
      </h2>
      <p>
        {text(
          'Your language and your sign-in stay on this device, because the app needs them. May we also measure how fast pages load for you? No advertising; nothing is sold.',
        )}{' '}
        <PageLink to="cookies" params={{}}>
          {text('More about it')}
        </PageLink>
      </p>
      <div className={styles.choices}>
        <Button onClick={() => decide('needed')}>{text('Only what is needed')}</Button>
        <Button onClick={() => decide('measured')}>{text('Yes, measure')}</Button>
      </div>
    </section>
  );
}
