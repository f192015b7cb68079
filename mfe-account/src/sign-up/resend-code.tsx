import { useHost } from '@guest/shared';
import { signUpContract } from '@guest/shared/contracts/sign-up.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { Button } from '@guest/shared/ui/button';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../texts';
import { codeSent } from './code-sent';
import styles from './resend-code.module.css';
import { useFlow } from './use-flow';
import { useSecondsUntil } from './use-seconds-until';

/** Another code, as soon as the server allows one. */
export function ResendCode() {
  const text = useText();
  const host = useHost();
  const { property, arrival } = useFlow();
  const token = useStore(host.signUp, (state) => state.otp_request_token);
  const [refusal, setRefusal] = useState<{ words: string; until: number }>();
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const seconds = useSecondsUntil(refusal ? refusal.until : arrival?.resend_at);

  async function resend() {
    if (token === null) return;
    setIsBusy(true);
    setIsSent(false);
    try {
      const body = { otp_request_token: token };
      const challenge = await host.api.call(signUpContract.resend, {
        params: { property },
        body,
        isToastSuppressed: true,
      });
      codeSent(host, challenge);
      setRefusal(undefined);
      setIsSent(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wait = (error.reply?.retryAfter ?? 0) * 1_000;
      const words =
        error.status === 0
          ? text('That did not reach us. What you typed is still here: please try again.')
          : error.message;
      setRefusal({ words, until: host.now() + wait });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.resend}>
      {/* Heard once when the code is sent, not at every second of the countdown. */}
      <p role="status" className={styles.words}>
        {isSent && text('A new code is on its way.')}
        {refusal?.words}
      </p>
      <Button look="secondary" isWide isBusy={isBusy} disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? text('Send a new code in {n} s', { n: seconds }) : text('Send a new code')}
      </Button>
    </div>
  );
}
