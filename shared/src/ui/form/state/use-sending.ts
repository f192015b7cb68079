import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError } from '../../../http/api-error';
import { answersIn, type Answers } from './answers';
import { controlNamed, refusedFields, wrongFieldsIn, type WrongField } from './wrong-fields';

interface Attempt {
  isBusy: boolean;
  wrong: WrongField[];
  /** What failed that is no field's fault, for the guest. */
  failure: string | null;
}

const calm: Attempt = { isBusy: false, wrong: [], failure: null };

/** Sends a form once at a time, and knows what came of it. */
export function useSending<Reply>(options: {
  send: (answers: Answers, signal: AbortSignal) => Promise<Reply>;
  onSent: (reply: Reply) => void;
  notSent: string;
}) {
  const { send, onSent, notSent } = options;
  const [attempt, setAttempt] = useState(calm);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  /** The error has to stand at its field before the focus comes there, or it is not read out. */
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
    /** Waits no longer. What has gone out may still arrive. */
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
  // Without an answer there is no sentence of the server's either.
  const failure = isAllSaid ? null : error.status === 0 ? notSent : error.message;
  return { ...calm, wrong, failure };
}
