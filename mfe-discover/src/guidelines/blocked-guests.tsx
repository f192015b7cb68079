import { useHost } from '@guest/shared';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { Button } from '@guest/shared/ui/button/button';
import { Section } from '@guest/shared/ui/section/section';
import { useRef, useState } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './blocked-guests.module.css';

/** Lists the guests whose posts and comments the reader has hidden, and shows them again on demand. */
export function BlockedGuests({ property }: { property: string }) {
  const text = useLazyText();
  const host = useHost();
  const [unblocking, setUnblocking] = useState<string>();
  const [hasUnblocked, setHasUnblocked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { data } = useLazyRead(postingContract.listBlockedGuests, { params: { property } }, true);
  if (!data || (data.guests.length === 0 && !hasUnblocked)) return null;

  async function unblock(uuid: string): Promise<void> {
    setUnblocking(uuid);
    const outcome = await host.api.send(postingContract.unblockGuest, { params: { property, uuid } });
    setUnblocking(undefined);
    if (!('data' in outcome)) return host.toast('error', outcome.error);
    setHasUnblocked(true);
    // The pressed button disappears.
    list.current?.focus({ preventScroll: true });
    host.toast('success', text("You'll see this guest's posts and comments again."));
    await host.queries.invalidateQueries();
  }

  return (
    <Section heading={text('Guests you blocked')}>
      <div ref={list} tabIndex={-1}>
        <p>
          {data.guests.length > 0
            ? text("You don't see their posts and comments.")
            : text("You haven't blocked anyone.")}
        </p>
        <ul role="list">
          {data.guests.map(({ uuid, nickName }) => (
            <li key={uuid} className={styles.guest}>
              <bdi>{nickName}</bdi>
              <Button
                look="quiet"
                isBusy={unblocking === uuid}
                aria-label={text('Unblock {name}', { name: nickName })}
                onClick={() => void unblock(uuid)}
              >
                {text('Unblock')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
