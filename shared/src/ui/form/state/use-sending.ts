import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError } from '../../../http/api-error';
import { answersIn, type Answers } from './answers';
import { controlNamed, refusedFields, wrongFieldsIn, type WrongField } from './wrong-fields';

interface Attempt {
  isBusy: boolean;
  wrong: WrongField[];
  /** An error that belongs to no field, as a message for the guest. */
  failure: string | null;
}

const calm: Attempt = { isBusy: false, wrong: [], failure: null };

/** Submits a form, one attempt at a time, and returns the state of the attempt. */
export function useSending<Reply>(options: {
  send: (answers: Answers, signal: AbortSignal) => Promise<Reply>;
  onSent: (reply: Reply) => void;
  notSent: string;
}) {
  const { send, onSent, notSent } = options;
  const [attempt, setAttempt] = useState(calm);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  /**
   * The error must be in the DOM before its field receives the focus; otherwise screen readers do not read
   * it.
   */
  function shown(it: Attempt, form: HTMLFormElement): void {
    flushSync(() => setAttempt(it));
    const [first] = it.wrong;
    if (first) controlNamed(form, first.name)?.focus();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (underWay.current) return;
    const wrong = wrongFieldsIn(form);
    if (wrong.length > 0) return shown({ ...calm, wrong }, form);
    const controller = new AbortController();
    underWay.current = controller;
    setAttempt({ ...calm, isBusy: true });
    try {
      const reply = await send(answersIn(form), controller.signal);
      if (controller.signal.aborted) return;
      setAttempt(calm);
      onSent(reply);
    } catch (error) {
      if (!controller.signal.aborted) shown(failureOf(error, form, notSent), form);
    } finally {
      if (underWay.current === controller) underWay.current = null;
    }
  }

  return {
    ...attempt,
    submit,
    /** Stops waiting. The request may still reach the server. */
    stop() {
      underWay.current?.abort();
      underWay.current = null;
      setAttempt(calm);
    },
    fieldChanged: (name: string, error: string | undefined) =>
      setAttempt((now) => ({
        ...now,
        wrong: now.wrong.flatMap((it) => (it.name !== name ? it : error ? { ...it, error } : [])),
      })),
  };
}

function failureOf(error: unknown, form: HTMLFormElement, notSent: string): Attempt {
  if (!isApiError(error)) {
    reportError(error);
    return { ...calm, failure: notSent };
  }
  const { fields = [] } = error.reply ?? {};
  const wrong = refusedFields(form, fields);
  const isAllSaid =
    fields.length > 0 && fields.every(({ field }) => wrong.some(({ name }) => name === field));
  // Without a reply there is no message from the server.
  const failure = isAllSaid ? null : error.status === 0 ? notSent : error.message;
  return { ...calm, wrong, failure };
}
