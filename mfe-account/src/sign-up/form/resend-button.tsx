import { useHost } from '@guest/shared';
import type { Challenge } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { Button } from '@guest/shared/ui/button/button';
import { useState } from 'react';
import { useText } from '../../texts';
import styles from './resend-button.module.css';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';

/** Requests another code as soon as the server allows it. */
export function ResendButton(props: {
  resendAt: string | undefined;
  resend: () => Promise<Challenge>;
  onSent: (challenge: Challenge) => void;
}) {
  const { resendAt, resend, onSent } = props;
  const text = useText();
  const { now } = useHost();
  const [refusal, setRefusal] = useState<{ message: string; until: number }>();
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const seconds = useSecondsUntil(refusal ? refusal.until : resendAt);

  async function requestCode() {
    setIsBusy(true);
    setIsSent(false);
    try {
      onSent(await resend());
      setRefusal(undefined);
      setIsSent(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const unsent = text("We couldn't send this. Your text is still here. Please try again.");
      const wait = (error.reply?.retryAfter ?? 0) * 1_000;
      setRefusal({ message: error.status === 0 ? unsent : error.message, until: now() + wait });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.resend}>
      {/* The live region contains only the confirmation, so that screen readers do not read the countdown every second. */}
      <p role="status" className={styles.words}>
        {isSent && text('A new code is on its way.')}
        {refusal?.message}
      </p>
      <Button
        look="secondary"
        isWide
        isBusy={isBusy}
        disabled={seconds > 0}
        onClick={() => void requestCode()}
      >
        {seconds > 0 ? text('Send a new code in {n} s', { n: seconds }) : text('Send a new code')}
      </Button>
    </div>
  );
}
