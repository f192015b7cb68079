import { useHost } from '@guest/shared';
import { rememberCookieConsent, type CookieChoice } from '@guest/shared/consent/cookie-consent';
import { useCookieConsent } from '@guest/shared/consent/use-cookie-consent';
import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import styles from './cookies-page.module.css';
import { CookieRecord } from './cookie-record';
import { CookieSwitch } from './cookie-switch';
import { useSystemText } from '../../system-texts/system-texts';

const NECESSARY_ONLY: CookieChoice = { analytics: false, marketing: false };
const ALL: CookieChoice = { analytics: true, marketing: true };

/** The consent choices, individually or all at once. Refusing takes one tap, like accepting. */
export function CookieChoices() {
  const text = useSystemText();
  const { lang } = useHost();
  const consent = useCookieConsent();
  const { analytics, marketing } = consent ?? NECESSARY_ONLY;
  const [isJustSaved, setIsJustSaved] = useState(false);

  function decide(choice: CookieChoice) {
    rememberCookieConsent(choice, { lang, now: Date.now() });
    setIsJustSaved(true);
  }
  return (
    <div className={styles.choices}>
      <CookieSwitch
        name={text('Necessary')}
        line={text("Your sign-in, language and this choice. The app doesn't work without them.")}
        isOn
      />
      <CookieSwitch
        name={text('Measurement')}
        line={text(
          'How fast pages load for you, so we can find where the app is slow. We measure times, not people.',
        )}
        isOn={analytics}
        onChange={(isOn) => decide({ analytics: isOn, marketing })}
      />
      <CookieSwitch
        name={text('Offers')}
        line={text('What you view decides which hotel offers you see first.')}
        isOn={marketing}
        onChange={(isOn) => decide({ analytics, marketing: isOn })}
      />
      <p className={styles.words}>
        {text("We don't use measurement or offers today. If that changes, your choice still applies.")}
      </p>
      <div className={styles.answers}>
        <Button isWide onClick={() => decide(NECESSARY_ONLY)}>
          {text('Necessary only')}
        </Button>
        <Button isWide onClick={() => decide(ALL)}>
          {text('Accept all')}
        </Button>
      </div>
      <CookieRecord consent={consent} isJustSaved={isJustSaved} />
    </div>
  );
}
