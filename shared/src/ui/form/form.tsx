import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { classList } from '../base/class-list';
import type { Answers } from './state/answers';
import { draftOf } from './state/draft';
import { FormContext } from './state/form-context';
import { FormTrouble } from './form-trouble';
import { StillWorking } from '../state/still-working';
import styles from './form.module.css';
import { useSending } from './state/use-sending';
import { controlNamed, wordsFor } from './state/wrong-fields';

export type { Answers } from './state/answers';

export interface FormTexts {
  /** The heading of the list if several fields have errors. */
  lookAgain: string;
  /** Shown if there was no reply; the input is kept. */
  notSent: string;
  stillWorking: string;
  stop: string;
}

/**
 * The form for all input of guests. The fields are uncontrolled, so that no input is lost before hydration,
 * after a failed submit, or when the form renders again. `send` receives the values by field name and calls
 * the API with `isToastSuppressed`; the form shows each returned error at the field of that name.
 */
export function Form<Reply>(props: {
  send: (answers: Answers, signal: AbortSignal) => Promise<Reply>;
  onSent: (reply: Reply) => void;
  texts: FormTexts;
  /**
   * Saves the input for this tab under this name until it is sent. The name should identify the guest and the
   * page.
   */
  draft?: string;
  /** The accessible name of the form, if the page's heading does not describe it. */
  name?: string;
  className?: string;
  children: ReactNode;
}) {
  const { send, onSent, texts, draft, name, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const drop = () => draft !== undefined && draftOf(draft).drop();
  const sending = useSending({
    send,
    onSent(reply: Reply) {
      drop();
      onSent(reply);
    },
    notSent: texts.notSent,
  });
  const { isBusy, wrong, failure } = sending;
  const errors = new Map(wrong.map((it) => [it.name, it.error]));
  const reach = (field: string) => form.current && controlNamed(form.current, field)?.focus();

  useEffect(() => {
    if (draft !== undefined && form.current) draftOf(draft).restore(form.current);
  }, [draft]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void sending.submit(event.currentTarget);
  }
  function follow(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (draft !== undefined) draftOf(draft).keep(event.currentTarget);
    if (isControl(target) && errors.has(target.name)) sending.fieldChanged(target.name, wordsFor(target));
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={name}
      className={classList(styles.form, className)}
      onSubmit={submit}
      onInput={follow}
    >
      <FormContext value={{ isBusy, errors }}>
        <FormTrouble wrong={wrong} failure={failure} lookAgain={texts.lookAgain} onReach={reach} />
        {children}
        {isBusy && <StillWorking text={texts.stillWorking} stop={texts.stop} onStop={sending.stop} />}
      </FormContext>
    </form>
  );
}

const isControl = (it: EventTarget): it is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  'validity' in it && 'name' in it;
