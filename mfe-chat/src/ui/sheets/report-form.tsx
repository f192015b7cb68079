import { useHost } from '@guest/shared';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { Button } from '@guest/shared/ui/button/button';
import { useId, useState, type FormEvent } from 'react';
import { useChat } from '../context/chat-context';
import { errorTextOf } from '../../format/error-text';
import { useText, type TextKey } from '../../texts';
import styles from './report-form.module.css';

type Reason = RequestOf<'reportMessage'>['reason'];

const reasons: readonly (readonly [Reason, TextKey])[] = [
  ['harassment', 'Harassment or threats'],
  ['hate', 'Hate speech'],
  ['sexual', 'Sexual content'],
  ['violence', 'Violence'],
  ['spam', 'Spam or fraud'],
  ['privacy', 'Private information'],
  ['other', 'Something else'],
];
const MAX_NOTE_LENGTH = 500;

/** Reports a message to the hotel with a reason. */
export function ReportForm({ messageId, onDone }: { messageId: string; onDone: () => void }) {
  const text = useText();
  const chat = useChat();
  const { toast } = useHost();
  const name = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const reason = reasons.find(([it]) => it === answers.get(name))?.[0];
    const note = String(answers.get('note') ?? '').trim();
    if (!reason) return setError(text('Please choose a reason.'));
    setBusy(true);
    chat
      .reportMessage({ messageId, reason, ...(note !== '' && { note }) })
      .then(() => {
        toast('success', text("Thank you. We'll look into it."));
        onDone();
      })
      .catch((failure: unknown) => setError(errorTextOf(failure, text)))
      .finally(() => setBusy(false));
  }

  return (
    <form onSubmit={send} className={styles.form}>
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>
          {text("What's wrong with it? Only the hotel sees your answer.")}
        </legend>
        {reasons.map(([reason, textKey]) => (
          <label key={reason} className={styles.reason}>
            <input type="radio" name={name} value={reason} />
            {text(textKey)}
          </label>
        ))}
      </fieldset>
      <label className={styles.note}>
        {text('Anything to add (optional)')}
        <textarea name="note" dir="auto" rows={2} maxLength={MAX_NOTE_LENGTH} />
      </label>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" look="primary" isWide isBusy={isBusy}>
        {text('Send report')}
      </Button>
    </form>
  );
}
