import { useHost } from '@guest/shared';
import { REASON_TEXTS } from '@guest/shared/contracts/moderation/reason-texts';
import {
  REASONS_WITH_NOTE,
  REPORT_REASONS,
  type ReportReason,
} from '@guest/shared/contracts/moderation/reasons';
import { Button } from '@guest/shared/ui/button/button';
import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useId, useState, type FormEvent } from 'react';
import { useChat } from '../context/chat-context';
import { errorTextOf } from '../../format/error-text';
import { useText } from '../../texts';
import styles from './report-form.module.css';

const MAX_NOTE_LENGTH = 500;

interface ReportFormProps {
  messageId: string;
  /** Whether this is a conversation of two guests, of which the hotel sees only what is reported. */
  isPrivate: boolean;
  onDone: () => void;
}

/** Reports a message to the hotel with a reason. */
export function ReportForm({ messageId, isPrivate, onDone }: ReportFormProps) {
  const text = useText();
  const chat = useChat();
  const { toast } = useHost();
  const name = useId();
  const [chosen, setChosen] = useState<ReportReason>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const reason = REPORT_REASONS.find((it) => it === answers.get(name));
    const note = String(answers.get('note') ?? '').trim();
    if (!reason) return setError(text('Please choose a reason.'));
    if (reason === 'other' && note === '')
      return setError(text('Please tell us in a few words what is wrong.'));
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
      <NeedsConnection text={text("You're offline. This needs a connection to the hotel.")} />
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>
          {text("What's wrong with it? Only the hotel sees your answer.")}
        </legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className={styles.reason}>
            <input type="radio" name={name} value={reason} onChange={() => setChosen(reason)} />
            {text(REASON_TEXTS[reason])}
          </label>
        ))}
      </fieldset>
      {chosen && REASONS_WITH_NOTE.includes(chosen) && (
        <label className={styles.note}>
          {text('What should the hotel know?')}
          <textarea name="note" dir="auto" rows={2} maxLength={MAX_NOTE_LENGTH} />
        </label>
      )}
      {isPrivate && (
        <p className={styles.legend}>{text('The hotel will see this message and the three before it.')}</p>
      )}
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
