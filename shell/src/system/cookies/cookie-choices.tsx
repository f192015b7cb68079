import { useHost } from '@guest/shared';
import { rememberCookieConsent, type CookieChoice } from '@guest/shared/consent/cookie-consent';
import { useCookieConsent } from '@guest/shared/consent/use-cookie-consent';
import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import styles from './cookies-page.module.css';
import { CookieRecord } from './cookie-record';
import { CookieSwitch } from './cookie-switch';
import { useSystemText } from '../../system-texts/system-texts';

const NOTHING: CookieChoice = { analytics: false, marketing: false };
const ALL: CookieChoice = { analytics: true, marketing: true };

/** The consent choices, individually or all at once. Refusing takes one tap, like accepting. */
export function CookieChoices() {
  const text = useSystemText();
  const { lang } = useHost();
  const consent = useCookieConsent();
  const { analytics, marketing } = consent ?? NOTHING;
  const [isJustKept, setIsJustKept] = useState(false);

  function decide(choice: CookieChoice) {
    rememberCookieConsent(choice, { lang, now: Date.now() });
    setIsJustKept(true);
  }
  return (
    <div className={styles.choices}>
      <CookieSwitch
        name={text('Necessary')}
        line={text('Your sign-in, your language and this choice. Without them the app does not work.')}
        isOn
      />
      <CookieSwitch
        name={text('Measuring')}
        line={text(
          'How fast pages load for you, so that we find where the app is slow. It counts times, not people.',
        )}
        isOn={analytics}
        onChange={(isOn) => decide({ analytics: isOn, marketing })}
      />
      <CookieSwitch
        name={text('Offers')}
        line={text('What you look at decides which offers of the house you see first.')}
        isOn={marketing}
        onChange={(isOn) => decide({ analytics, marketing: isOn })}
      />
      <p className={styles.words}>
        {text('Neither measuring nor offers is in use today. If that changes, your choice holds.')}
      </p>
      <div className={styles.answers}>
        <Button isWide onClick={() => decide(NOTHING)}>
          {text('Only what is needed')}
        </Button>
        <Button isWide onClick={() => decide(ALL)}>
          {text('Accept all')}
        </Button>
      </div>
      <CookieRecord consent={consent} isJustKept={isJustKept} />
    </div>
  );
}
