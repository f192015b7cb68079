import type { FormTexts } from '@guest/shared/ui/form/form';
import { useLazyText } from './lazy-texts';

/** The shared texts of all forms for failed or slow submissions. */
export function useFormTexts(): FormTexts {
  const text = useLazyText();
  return {
    lookAgain: text('Please check these fields'),
    notSent: text("We couldn't send this. Your text is still here. Please try again."),
    stillWorking: text('Still working. The connection is slow.'),
    stop: text('Stop waiting'),
  };
}
