import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import { useText } from '../../texts';
import { useIsSignedIn } from './use-is-signed-in';
import { useSignInQuery } from './use-sign-in-query';
import styles from './sign-in-prompt.module.css';

/**
 * Offers sign-in and the phone number; a guest who has signed in sees only the phone until the conversation
 * opens.
 */
export function SignInPrompt() {
  const text = useText();
  const property = usePathParam('property');
  const { phone } = useProperty();
  const isSignedIn = useIsSignedIn();
  const queryWith = useSignInQuery();
  if (isSignedIn) {
    return (
      <div className={styles.way}>
        <p>{text("You're signed in. Your chat isn't open yet, so please call us for now.")}</p>
        <PhoneLink phone={phone} className={buttonClass({ look: 'primary' })} />
      </div>
    );
  }
  return (
    <div className={styles.way}>
      <div className={styles.actions}>
        <ButtonLink look="primary" to="property-signin" params={{ property }} query={queryWith()}>
          {text('Sign in to chat')}
        </ButtonLink>
        <PhoneLink phone={phone} className={buttonClass({})} />
      </div>
      <p className={styles.effort}>{text('It takes a minute. All you need is your email or phone.')}</p>
    </div>
  );
}
