import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { countSavedBaskets } from '@guest/shared/session/saved-baskets';
import { countShareDrafts } from '@guest/shared/session/saved-share-drafts';
import { useState } from 'react';
import { useAccountText } from '../texts/account-texts';
import { useSignOut } from './use-sign-out';

const NOTHING_UNSENT = { messages: 0, orders: 0, posts: 0 };

/**
 * Ends the session on this device or on all devices. Unsent data is deleted with it, so the guest must
 * confirm.
 */
export function SignOut({ isEverywhere = false }: { isEverywhere?: boolean }) {
  const text = useAccountText();
  const { unsent } = useHost();
  const { signOut, isBusy } = useSignOut();
  const [losses, setLosses] = useState(NOTHING_UNSENT);
  const label = isEverywhere ? text('Sign out everywhere') : text('Sign out');
  const end = () =>
    void signOut(isEverywhere ? { allDevices: true } : {}).finally(() => setLosses(NOTHING_UNSENT));

  function confirmSignOut() {
    const { messages, posts } = unsent.getState();
    const found = { messages, orders: countSavedBaskets(), posts: posts + countShareDrafts() };
    if (totalOf(found) > 0) setLosses(found);
    else end();
  }
  return (
    <>
      <Button
        look={isEverywhere ? 'quiet' : 'secondary'}
        isWide={!isEverywhere}
        isBusy={isBusy}
        onClick={confirmSignOut}
      >
        {label}
      </Button>
      <Dialog
        isOpen={totalOf(losses) > 0}
        heading={text('Sign out before everything is sent?')}
        cancel={text('Stay signed in')}
        confirm={label}
        isBusy={isBusy}
        onCancel={() => setLosses(NOTHING_UNSENT)}
        onConfirm={end}
      >
        {losses.messages > 0 && (
          <p>
            {text(
              '{count, plural, one {One message was not sent yet. It will be deleted.} other {# messages were not sent yet. They will be deleted.}}',
              { count: losses.messages },
            )}
          </p>
        )}
        {losses.posts > 0 && (
          <p>
            {text(
              '{count, plural, one {One post or comment was not published yet. It will be deleted.} other {# posts and comments were not published yet. They will be deleted.}}',
              { count: losses.posts },
            )}
          </p>
        )}
        {losses.orders > 0 && (
          <p>
            {text(
              '{count, plural, one {One order was not placed yet. It will be deleted.} other {# orders were not placed yet. They will be deleted.}}',
              { count: losses.orders },
            )}
          </p>
        )}
      </Dialog>
    </>
  );
}

const totalOf = ({ messages, orders, posts }: typeof NOTHING_UNSENT): number => messages + orders + posts;
