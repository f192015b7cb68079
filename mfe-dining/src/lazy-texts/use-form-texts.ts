import type { FormTexts } from '@guest/shared/ui/form/form';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { useLazyText } from './lazy-texts';

/** The shared texts of all forms, in the language of the guest. */
export const useFormTexts = (): FormTexts => formTexts(useLazyText());
