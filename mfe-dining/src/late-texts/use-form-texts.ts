import type { FormTexts } from '@guest/shared/ui/form/form';
import { useLateText } from './late-texts';

/** The shared texts of all forms for failed or slow submissions. */
export function useFormTexts(): FormTexts {
  const text = useLateText();
  return {
    lookAgain: text('Please look at these again'),
    notSent: text('That did not reach us. What you typed is still here: please try again.'),
    stillWorking: text('Still working. The connection is slow.'),
    stop: text('Stop waiting'),
  };
}
