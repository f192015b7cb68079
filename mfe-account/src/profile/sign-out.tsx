import { Button } from '@guest/shared/ui/button';
import { useText } from '../texts';
import { useSignOut } from './use-sign-out';

export function SignOut() {
  const text = useText();
  const { signOut, isBusy } = useSignOut();
  return (
    <Button look="secondary" isWide isBusy={isBusy} onClick={() => void signOut()}>
      {text('Sign out')}
    </Button>
  );
}
