import { Button } from '@guest/shared/ui/button';
import { useOwnText } from './own-texts';
import { useSignOut } from './use-sign-out';

export function SignOut() {
  const text = useOwnText();
  const { signOut, isBusy } = useSignOut();
  return (
    <Button look="secondary" isWide isBusy={isBusy} onClick={() => void signOut()}>
      {text('Sign out')}
    </Button>
  );
}
