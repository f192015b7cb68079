import type { FormTexts } from './form';

type FormTextKey =
  | 'Please check these fields'
  | "We couldn't send this. Your text is still here. Please try again."
  | 'Still working. The connection is slow.'
  | 'Stop waiting';

/** Returns the texts of a form for failed or slow submissions, from the catalog of the calling package. */
export const formTexts = (text: (key: FormTextKey) => string): FormTexts => ({
  lookAgain: text('Please check these fields'),
  notSent: text("We couldn't send this. Your text is still here. Please try again."),
  stillWorking: text('Still working. The connection is slow.'),
  stop: text('Stop waiting'),
});
