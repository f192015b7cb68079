import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { useId } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import type { FeedVisit } from '../visit/feed-visit';
import { ComposerRow } from './composer-row';
import { noteDeclined } from './invitation-note';
import styles from './invitation.module.css';

/** Invites a guest who reads posts to write one. */
export function Invitation({ visit }: { visit: FeedVisit }) {
  const text = useLazyText();
  const { session, now } = useHost();
  const property = usePathParam('property');
  const headingId = useId();

  function decline(button: HTMLElement): void {
    const { user } = session.getState();
    noteDeclined({ property, guest: user?.guest_uuid }, now(), user?.checkout);
    // The button disappears, so the focus goes to the feed.
    button.closest<HTMLElement>('[role="feed"]')?.focus({ preventScroll: true });
    visit.getState().invited(undefined);
  }

  return (
    <article aria-labelledby={headingId} className={styles.invitation}>
      <h2 id={headingId} className={styles.heading}>
        {text('What was your moment today?')}
      </h2>
      <ComposerRow />
      <Button look="quiet" onClick={({ currentTarget }) => decline(currentTarget)}>
        {text('No, thank you')}
      </Button>
    </article>
  );
}
