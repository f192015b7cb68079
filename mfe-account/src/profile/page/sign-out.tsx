import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { basketsBegun } from '@guest/shared/session/kept-baskets';
import { useState } from 'react';
import { useOwnText } from '../texts/own-texts';
import { useSignOut } from './use-sign-out';

const NOTHING = { messages: 0, orders: 0 };

/**
 * Ends the session on this device or on all devices. Unsent data is deleted with it, so the guest must
 * confirm.
 */
export function SignOut({ isEverywhere = false }: { isEverywhere?: boolean }) {
  const text = useOwnText();
  const { unsent } = useHost();
  const { signOut, isBusy } = useSignOut();
  const [lost, setLost] = useState(NOTHING);
  const words = isEverywhere ? text('Sign out everywhere') : text('Sign out');
  const end = () => void signOut(isEverywhere ? { allDevices: true } : {}).finally(() => setLost(NOTHING));

  function ask() {
    const found = { messages: unsent.getState().messages, orders: basketsBegun() };
    if (found.messages + found.orders > 0) setLost(found);
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
        isOpen={lost.messages + lost.orders > 0}
        heading={text('Sign out before everything is sent?')}
        cancel={text('Stay signed in')}
        confirm={words}
        isBusy={isBusy}
        onCancel={() => setLost(NOTHING)}
        onConfirm={end}
      >
        {lost.messages > 0 && (
          <p>
            {text(
              '{count, plural, one {One message was not sent yet. It will be deleted.} other {# messages were not sent yet. They will be deleted.}}',
              { count: lost.messages },
            )}
          </p>
        )}
        {lost.orders > 0 && (
          <p>
            {text(
              '{count, plural, one {One order was not placed yet. It will be deleted.} other {# orders were not placed yet. They will be deleted.}}',
              { count: lost.orders },
            )}
          </p>
        )}
      </Dialog>
    </>
  );
}
