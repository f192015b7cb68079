import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { Button } from '@guest/shared/ui/button/button';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useState, type ReactNode } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { ReportPanel } from '../report/report-panel';
import { readReportedAgain, type ReportedSubject } from '../report/report-subject';
import styles from './subject-menu.module.css';
import { useSubjectActions } from './use-subject-actions';

interface SubjectMenuProps {
  subject: ReportedSubject;
  /** The post of the subject. */
  postId: string;
  author: Post['author'];
  isMine: boolean;
  isFlagged: boolean;
  heading: string;
  reportHeading: string;
  isOpen: boolean;
  onClose: () => void;
  /** The actions for only this kind of subject, as list items. */
  children: ReactNode;
}

/** Lists the actions that the guest may take on a post or comment. */
export function SubjectMenu(props: SubjectMenuProps) {
  const { subject, postId, author, isMine, isFlagged, isOpen, onClose } = props;
  const text = useLazyText();
  const host = useHost();
  const isAnonymous = useIsAnonymous();
  const requireGuest = useRequireGuest();
  const [isReporting, setReporting] = useState(false);
  const { isBusy, copyLink, block, takeReportBack } = useSubjectActions(onClose);
  async function report(): Promise<void> {
    // The sheet ends with the page; closing it first would cancel the navigation to the sign-in.
    if (!(await requireGuest('post', postId))) setReporting(true);
  }

  const hash = subject.kind === 'comment' ? `#c-${subject.id}` : '';

  if (isReporting) {
    const close = () => {
      setReporting(false);
      onClose();
      // The feed is read again only after the sheet is closed: the reported content is hidden then, and the sheet
      // would disappear with it.
      void readReportedAgain(host);
    };
    return (
      <Sheet isOpen={isOpen} onClose={close} close={text('Close')} heading={props.reportHeading}>
        <ReportPanel subject={subject} onClose={close} />
      </Sheet>
    );
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} close={text('Close')} heading={props.heading}>
      <ul role="list" className={styles.actions}>
        <li>
          <Button look="quiet" isWide onClick={() => void copyLink(postId, hash)}>
            {text('Copy link')}
          </Button>
        </li>
        {props.children}
        {!isMine && (
          <li>
            {isFlagged ? (
              <Button look="quiet" isWide isBusy={isBusy} onClick={() => void takeReportBack(subject)}>
                {text('Withdraw report')}
              </Button>
            ) : (
              <Button look="quiet" isWide onClick={() => void report()}>
                {text('Report')}
              </Button>
            )}
          </li>
        )}
        {!isAnonymous && !isMine && !author.isStaff && (
          <li>
            <Button look="quiet" isWide isBusy={isBusy} onClick={() => void block(author.uuid)}>
              {text('Block this guest')}
            </Button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
