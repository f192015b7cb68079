import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError } from '../../../http/api-error';
import { readFormValues, type FormValues } from './form-values';
import { findControl, toFieldErrors, findFieldErrors, type FieldError } from './field-errors';

interface SubmitState {
  isBusy: boolean;
  wrong: FieldError[];
  /** An error that belongs to no field, as a message for the guest. */
  failure: string | null;
}

const IDLE: SubmitState = { isBusy: false, wrong: [], failure: null };

/** Submits a form, one attempt at a time, and returns the state of the attempt. */
export function useSubmit<Reply>(options: {
  send: (answers: FormValues, signal: AbortSignal) => Promise<Reply>;
  onSent: (reply: Reply) => void;
  notSent: string;
}) {
  const { send, onSent, notSent } = options;
  const [attempt, setAttempt] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * The error must be in the DOM before its field receives the focus; otherwise screen readers do not read
   * it.
   */
  function showErrors(it: SubmitState, form: HTMLFormElement): void {
    flushSync(() => setAttempt(it));
    const [first] = it.wrong;
    if (first) findControl(form, first.name)?.focus();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (running.current) return;
    const wrong = findFieldErrors(form);
    if (wrong.length > 0) return showErrors({ ...IDLE, wrong }, form);
    const controller = new AbortController();
    running.current = controller;
    setAttempt({ ...IDLE, isBusy: true });
    try {
      const reply = await send(readFormValues(form), controller.signal);
      if (controller.signal.aborted) return;
      setAttempt(IDLE);
      onSent(reply);
    } catch (error) {
      if (!controller.signal.aborted) showErrors(failureOf(error, form, notSent), form);
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  return {
    ...attempt,
    submit,
    /** Stops waiting. The request may still reach the server. */
    stop() {
      running.current?.abort();
      running.current = null;
      setAttempt(IDLE);
    },
    fieldChanged: (name: string, error: string | undefined) =>
      setAttempt((now) => ({
        ...now,
        wrong: now.wrong.flatMap((it) => (it.name !== name ? it : error ? { ...it, error } : [])),
      })),
  };
}

function failureOf(error: unknown, form: HTMLFormElement, notSent: string): SubmitState {
  if (!isApiError(error)) {
    reportError(error);
    return { ...IDLE, failure: notSent };
  }
  const { fields = [] } = error.reply ?? {};
  const wrong = toFieldErrors(form, fields);
  const isAllShown =
    fields.length > 0 && fields.every(({ field }) => wrong.some(({ name }) => name === field));
  // Without a reply there is no message from the server.
  const failure = isAllShown ? null : error.status === 0 ? notSent : error.message;
  return { ...IDLE, wrong, failure };
}
