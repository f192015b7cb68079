import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button';
import { Dialog } from '@guest/shared/ui/dialog';
import { useState } from 'react';
import { useOwnText } from './own-texts';
import { useSignOut } from './use-sign-out';

/** Ends the session here, or on all devices; what is not sent yet goes with it, so the guest is asked first. */
export function SignOut({ isEverywhere = false }: { isEverywhere?: boolean }) {
  const text = useOwnText();
  const { unsent } = useHost();
  const { signOut, isBusy } = useSignOut();
  const [lost, setLost] = useState(0);
  const words = isEverywhere ? text('Sign out everywhere') : text('Sign out');
  const end = () => void signOut(isEverywhere ? { allDevices: true } : {}).finally(() => setLost(0));

  function ask() {
    const { messages } = unsent.getState();
    if (messages > 0) setLost(messages);
    else end();
  }
  return (
    <>
      <Button
        look={isEverywhere ? 'quiet' : 'secondary'}
        isWide={!isEverywhere}
        isBusy={isBusy}
        onClick={ask}
      >
        {words}
      </Button>
      <Dialog
        isOpen={lost > 0}
        heading={text('Sign out before everything is sent?')}
        cancel={text('Stay signed in')}
        confirm={words}
        isBusy={isBusy}
        onCancel={() => setLost(0)}
        onConfirm={end}
      >
        {text(
          '{count, plural, one {One message was not sent yet. It will be deleted.} other {# messages were not sent yet. They will be deleted.}}',
          { count: lost },
        )}
      </Dialog>
    </>
  );
}
