import { useHost } from '@guest/shared';
import { ListRow, ListRows } from '@guest/shared/ui/list-row';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Section } from '@guest/shared/ui/section';
import { ButtonLink } from '@guest/shared/ui/button-link';
import { useText } from '../texts';
import styles from './cookies-page.module.css';
import { CookieOptions } from './cookie-options';

/** `/cookies`: what this device keeps and why, the choice there is, and how to be rid of all of it. */
export function CookiesPage() {
  const text = useText();
  const { layout } = useHost();
  return (
    <>
      <PageHeading
        heading={text('What this device keeps')}
        line={text('No advertising, no tracking by others, nothing is sold. Here is all there is.')}
      />
      <div className={styles.parts}>
        <Section heading={text('Always')}>
          <ListRows>
            <ListRow
              name={text('Your sign-in')}
              line={text('So that you stay signed in, until you sign out.')}
            />
            <ListRow name={text('Your language')} line={text('So that you need not choose it again.')} />
            <ListRow name={text('Your answer to this question')} line={text('So that we ask only once.')} />
          </ListRows>
        </Section>
        <Section heading={text('Only if you like')}>
          <CookieOptions onDecided={layout.getState().cookiesDecided} />
        </Section>
        <Section heading={text('Be rid of all of it')}>
          <p className={styles.words}>
            {text(
              'This signs you out and removes everything above from this device. What you booked stays booked.',
            )}
          </p>
          <ButtonLink look="secondary" to="clear" params={{}}>
            {text('Clear this device')}
          </ButtonLink>
        </Section>
      </div>
    </>
  );
}
