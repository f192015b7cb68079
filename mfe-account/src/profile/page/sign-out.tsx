import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { useAccountText } from '../texts/account-texts';
import type { SignOutLosses } from './count-sign-out-losses';
import { useSignOut } from './use-sign-out';

/** The page loads this part for its privacy settings anyway. */
const loadCount = () =>
  import(/* webpackChunkName: "part-privacy" */ './count-sign-out-losses').then(
    (it) => it.countSignOutLosses,
  );

const LOSS_TEXTS = {
  messages:
    '{count, plural, one {One message was not sent yet. It will be deleted.} other {# messages were not sent yet. They will be deleted.}}',
  requests:
    '{count, plural, one {One request to the hotel was not sent yet. It will be deleted.} other {# requests to the hotel were not sent yet. They will be deleted.}}',
  posts:
    '{count, plural, one {One post or comment was not published yet. It will be deleted.} other {# posts and comments were not published yet. They will be deleted.}}',
  changes:
    '{count, plural, one {One other change, such as a favourite, a rating or a setting, was not sent yet. It will be lost.} other {# other changes, such as favourites, ratings or settings, were not sent yet. They will be lost.}}',
  orders:
    '{count, plural, one {One order was not placed yet. It will be deleted.} other {# orders were not placed yet. They will be deleted.}}',
} as const satisfies Record<keyof SignOutLosses, string>;
const KINDS = ['messages', 'requests', 'posts', 'changes', 'orders'] as const;

const NOTHING_LOST: SignOutLosses = { messages: 0, requests: 0, posts: 0, changes: 0, orders: 0 };

/**
 * Ends the session on this device or on all devices. Unsent data is deleted with it, so the guest must
 * confirm.
 */
export function SignOut({ isEverywhere = false }: { isEverywhere?: boolean }) {
  const text = useAccountText();
  const host = useHost();
  const { signOut, isBusy } = useSignOut();
  const [isCounting, setIsCounting] = useState(false);
  const [losses, setLosses] = useState(NOTHING_LOST);
  const label = isEverywhere ? text('Sign out everywhere') : text('Sign out');
  const end = () =>
    void signOut(isEverywhere ? { allDevices: true } : {}).finally(() => setLosses(NOTHING_LOST));

  async function confirmSignOut() {
    setIsCounting(true);
    const found = await loadCount()
      .then((count) => count(host))
      .catch(() => undefined);
    setIsCounting(false);
    // The guest is asked before anything is deleted, so they stay signed in if it cannot be counted.
    if (!found) return host.toast('error', text("We couldn't sign you out. Please try again."));
    if (totalOf(found) > 0) setLosses(found);
    else end();
  }
  return (
    <>
      <Button
        look={isEverywhere ? 'quiet' : 'secondary'}
        isWide={!isEverywhere}
        isBusy={isBusy || isCounting}
        onClick={() => void confirmSignOut()}
      >
        {label}
      </Button>
      <Dialog
        isOpen={totalOf(losses) > 0}
        heading={text('Sign out before everything is sent?')}
        cancel={text('Stay signed in')}
        confirm={label}
        isBusy={isBusy}
        onCancel={() => setLosses(NOTHING_LOST)}
        onConfirm={end}
      >
        {KINDS.map(
          (kind) => losses[kind] > 0 && <p key={kind}>{text(LOSS_TEXTS[kind], { count: losses[kind] })}</p>,
        )}
      </Dialog>
    </>
  );
}

const totalOf = (losses: SignOutLosses): number =>
  Object.values(losses).reduce((sum, count) => sum + count, 0);
