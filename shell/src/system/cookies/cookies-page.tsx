import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Section } from '@guest/shared/ui/section/section';
import { CookieChoices } from './cookie-choices';
import styles from './cookies-page.module.css';
import { StoredThings } from './stored-things-list';
import { useSystemText } from '../../system-texts/system-texts';

/**
 * `/cookies` explains what this device stores and why, and offers the consent choices and a way to clear
 * everything.
 */
export function CookiesPage() {
  const text = useSystemText();
  return (
    <>
      <PageHeading
        heading={text('Data on this device')}
        line={text(
          'No one else tracks you here, and nothing is sold. You can change what we store at any time.',
        )}
      />
      <div className={styles.parts}>
        <Section heading={text('Your choice')}>
          <CookieChoices />
        </Section>
        <Section heading={text('Stored on this device now')}>
          <StoredThings />
        </Section>
        <Section heading={text('Clear this device')}>
          <p className={styles.words}>
            {text(
              "This signs you out and removes everything above from this device. Your bookings aren't affected.",
            )}
          </p>
          <ButtonLink to="clear" params={{}} query={{ everything: 'true' }}>
            {text('Clear this device')}
          </ButtonLink>
        </Section>
      </div>
    </>
  );
}
