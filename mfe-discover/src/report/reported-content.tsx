import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { readReportedAgain, withdrawReport, type ReportedSubject } from './report-subject';
import styles from './reported-content.module.css';

interface ReportedContentProps {
  subject: ReportedSubject;
  isOpen: boolean;
  onToggle: () => void;
}

/** Stands above the content of a post or comment that the guest has reported, which is folded away. */
export function ReportedContent({ subject, isOpen, onToggle }: ReportedContentProps) {
  const text = useLazyText();
  const host = useHost();
  const property = usePathParam('property');
  const [isBusy, setBusy] = useState(false);

  async function undo(button: HTMLElement) {
    setBusy(true);
    if (await withdrawReport(host, property, subject)) {
      // The button disappears, so the focus goes to the menu of the content.
      button.closest('article')?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
      await readReportedAgain(host);
    }
    setBusy(false);
  }

  return (
    <div className={styles.reported}>
      <p className={styles.words}>{text('You reported this')}</p>
      <Button look="quiet" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? text('Hide') : text('Show')}
      </Button>
      <Button look="quiet" isBusy={isBusy} onClick={({ currentTarget }) => void undo(currentTarget)}>
        {text('Undo')}
      </Button>
    </div>
  );
}
