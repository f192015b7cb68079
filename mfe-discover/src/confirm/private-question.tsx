import type { PrivateKind } from '@guest/shared/contracts/share/find-private-details';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './private-question.module.css';

interface PrivateQuestionProps {
  /** The question is open while the list is not empty. */
  kinds: PrivateKind[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks whether private details are meant to be public. */
export function PrivateQuestion({ kinds, onCancel, onConfirm }: PrivateQuestionProps) {
  const text = useLazyText();
  return (
    <Dialog
      isOpen={kinds.length > 0}
      look="primary"
      heading={text('Are you sure you want to share this publicly?')}
      cancel={text('Change it')}
      confirm={text('Post anyway')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <ul className={styles.kinds}>
        {kinds.includes('room') && <li>{text('It seems to contain a room number.')}</li>}
        {kinds.includes('phone') && <li>{text('It seems to contain a phone number.')}</li>}
        {kinds.includes('email') && <li>{text('It seems to contain an email address.')}</li>}
      </ul>
    </Dialog>
  );
}
