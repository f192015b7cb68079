import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useProperty } from '@guest/shared/property/use-property';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Picture } from '@guest/shared/ui/picture/picture';
import { useStepGuard } from '../sign-up/flow/use-step-guard';
import { useText } from '../texts';
import { signInReasonFor } from './sign-in-reasons';
import { SignInBenefits } from './sign-in-benefits';
import styles from './sign-in-page.module.css';
import { SignInMethods } from './sign-in-methods';

export function SignInPage() {
  const text = useText();
  const property = usePathParam('property');
  const { name, hero, policies } = useProperty();
  useStepGuard('address');
  const reason = signInReasonFor(useQueryParam('service').value, useQueryParam('returnTo').value);

  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <PageHeading heading={text('Sign in to continue')} line={reason && text(reason)} />
        <SignInMethods />
        <p className={styles.code}>{text("No password needed. We'll send you a code.")}</p>
        <SignInBenefits />
        <p className={styles.data}>
          {text('We only use your details for your stay.')}{' '}
          {policies.privacyUrl && (
            <a href={policies.privacyUrl} target="_blank" rel="noopener">
              {text('How we use your data')}
            </a>
          )}
        </p>
        <p className={styles.data}>
          {text('You can browse without signing in.')}{' '}
          <PageLink to="property" params={{ property }}>
            {text('Back to {name}', { name })}
          </PageLink>
        </p>
      </div>
      <Picture image={hero} ratio="fill" isDecorative className={styles.picture} />
    </div>
  );
}
