import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { pathTo } from '@guest/shared/routes/routes';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useState } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { shareOf } from '../outbox/share';
import { deletePost } from '../outbox/delete-post';
import { ReportPanel } from '../report/report-panel';
import { readReportedAgain, withdrawReport, type ReportedSubject } from '../report/report-subject';
import styles from './post-menu.module.css';

interface PostMenuProps {
  post: Post;
  isOpen: boolean;
  onClose: () => void;
}

/** What the guest can do with a post. */
export function PostMenu({ post, isOpen, onClose }: PostMenuProps) {
  const text = useLazyText();
  const host = useHost();
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const [isBusy, setBusy] = useState(false);
  const requireGuest = useRequireGuest();
  const [isReporting, setReporting] = useState(false);
  const subject: ReportedSubject = { kind: 'post', id: post.id };
  const canBlock = !isAnonymous && !post.isMine && !post.author.isStaff;

  async function copyLink() {
    const link = new URL(pathTo('property-discover-id', { property, id: post.id }), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      host.toast('success', text('Link copied'));
    } catch {
      // The browser does not let pages write to the clipboard.
      host.toast('error', link);
    }
    onClose();
  }

  async function remove() {
    const outbox = await shareOf(host).open();
    onClose();
    if (outbox) await deletePost(outbox, { property, postId: post.id });
  }

  async function block() {
    setBusy(true);
    const { uuid } = post.author;
    const outcome = await host.api.send(postingContract.blockGuest, { params: { property, uuid } });
    setBusy(false);
    onClose();
    if (!('data' in outcome)) return host.toast('error', outcome.error);
    host.toast('success', text('You no longer see posts and comments of this guest.'));
    await host.queries.invalidateQueries();
  }

  function report() {
    // The sheet ends with the page; closing it first would cancel the navigation to the sign-in.
    if (!requireGuest('post', post.id)) setReporting(true);
  }

  async function takeReportBack() {
    setBusy(true);
    const isWithdrawn = await withdrawReport(host, property, subject);
    setBusy(false);
    onClose();
    if (!isWithdrawn) return;
    host.toast('success', text('You have taken your report back.'));
    await readReportedAgain(host);
  }

  if (isReporting) {
    const close = () => {
      setReporting(false);
      onClose();
      // The feed is read only now, because a post that the report hides would take this sheet with it.
      void readReportedAgain(host);
    };
    return (
      <Sheet isOpen={isOpen} onClose={close} close={text('Close')} heading={text('Report this post')}>
        <ReportPanel subject={subject} onClose={close} />
      </Sheet>
    );
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      close={text('Close')}
      heading={text('Post by {name}', { name: post.author.nickName })}
    >
      <ul role="list" className={styles.actions}>
        <li>
          <Button look="quiet" isWide onClick={() => void copyLink()}>
            {text('Copy link')}
          </Button>
        </li>
        {post.canEdit && (
          <li>
            <ButtonLink look="quiet" isWide to="property-discover-post-id" params={{ property, id: post.id }}>
              {text('Edit')}
            </ButtonLink>
          </li>
        )}
        {post.canDelete && (
          <li>
            <Button look="quiet" isWide onClick={() => void remove()}>
              {text('Delete')}
            </Button>
          </li>
        )}
        {!post.isMine && (
          <li>
            {post.isFlagged ? (
              <Button look="quiet" isWide isBusy={isBusy} onClick={() => void takeReportBack()}>
                {text('Take my report back')}
              </Button>
            ) : (
              <Button look="quiet" isWide onClick={report}>
                {text('Report')}
              </Button>
            )}
          </li>
        )}
        {canBlock && (
          <li>
            <Button look="quiet" isWide isBusy={isBusy} onClick={() => void block()}>
              {text('Block this guest')}
            </Button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
