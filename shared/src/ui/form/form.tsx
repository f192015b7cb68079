import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { DRAFTS_RESTORED } from '../../storage/draft-names';
import { classNames } from '../base/class-names';
import type { FormValues } from './state/form-values';
import { draftOf } from './state/draft';
import { FormContext } from './state/form-context';
import { FormErrors } from './form-errors';
import { SlowNotice } from '../state/slow-notice';
import styles from './form.module.css';
import { useSubmit } from './state/use-submit';
import { findControl, errorMessageFor } from './state/field-errors';

export type { FormValues } from './state/form-values';

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
  send: (answers: FormValues, signal: AbortSignal) => Promise<Reply>;
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
  const dropDraft = () => draft !== undefined && draftOf(draft).drop();
  const submission = useSubmit({
    send,
    onSent(reply: Reply) {
      dropDraft();
      onSent(reply);
    },
    notSent: texts.notSent,
  });
  const { isBusy, wrong, failure } = submission;
  const errors = new Map(wrong.map((it) => [it.name, it.error]));
  const reach = (field: string) => form.current && findControl(form.current, field)?.focus();

  useEffect(() => {
    const restore = () => draft !== undefined && form.current && draftOf(draft).restore(form.current);
    restore();
    addEventListener(DRAFTS_RESTORED, restore);
    return () => removeEventListener(DRAFTS_RESTORED, restore);
  }, [draft]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submission.submit(event.currentTarget);
  }
  function follow(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (draft !== undefined) draftOf(draft).save(event.currentTarget);
    if (isControl(target) && errors.has(target.name))
      submission.fieldChanged(target.name, errorMessageFor(target));
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={name}
      className={classNames(styles.form, className)}
      onSubmit={submit}
      onInput={follow}
    >
      <FormContext value={{ isBusy, errors }}>
        <FormErrors wrong={wrong} failure={failure} lookAgain={texts.lookAgain} onReach={reach} />
        {children}
        {isBusy && <SlowNotice text={texts.stillWorking} stop={texts.stop} onStop={submission.stop} />}
      </FormContext>
    </form>
  );
}

const isControl = (it: EventTarget): it is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  'validity' in it && 'name' in it;
