import { useHost } from '@guest/shared';
import type { CookieConsent } from '@guest/shared/consent/cookie-consent';
import { localeOf } from '@guest/shared/contracts/core/locale';
import styles from './cookies-page.module.css';
import { useSystemText } from '../../system-texts/system-texts';

/**
 * Shows when the guest chose and for which version of the text. The time is that of the device because the
 * choice was made on it.
 */
export function CookieRecord(props: { consent: CookieConsent | null; isJustSaved: boolean }) {
  const { consent, isJustSaved } = props;
  const text = useSystemText();
  const { lang } = useHost();
  return (
    <div className={styles.record}>
      <p role="status">{isJustSaved && text('Your choice is saved.')}</p>
      <p>
        {consent
          ? text('Chosen on {when}, version {version}.', {
              when: formatWhen(consent.at, lang),
              version: consent.version,
            })
          : text("You haven't chosen yet. Until you do, we only store what's necessary.")}
      </p>
    </div>
  );
}

const formatWhen = (at: string, lang: string) =>
  new Intl.DateTimeFormat(localeOf(lang), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }).format(new Date(at));
