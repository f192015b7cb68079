import type { FormTexts } from '@guest/shared/ui/form/form';
import { formTexts } from '@guest/shared/ui/form/form-texts';
import { useText } from '../texts';

/** The shared texts of all forms, in the language of the guest. */
export const useFormTexts = (): FormTexts => formTexts(useText());
