import { useHost } from '@guest/shared';
import {
  signUpContract,
  type Challenge,
  type VerificationType,
} from '@guest/shared/contracts/sign-up/sign-up.contract';
import { useProperty } from '@guest/shared/property/use-property';
import type { FormValues } from '@guest/shared/ui/form/form';
import { saveChallenge } from './save-challenge';
import { useFlow } from '../flow/use-flow';

/** Requests a code and saves the input, so that a guest who returns to the page finds it again. */
export function useSendCode() {
  const { api, lang, signUp } = useHost();
  const { policies } = useProperty();
  const { property, pendingAction } = useFlow();

  return async (
    answers: FormValues,
    verification: VerificationType,
    signal: AbortSignal,
  ): Promise<Challenge> => {
    const hasAcceptedTerms = answers.isOn('acceptTerms');
    const wantsNews = answers.isOn('marketing');
    const target = answers.text(verification);
    signUp.getState().noted({ [verification]: target, hasAcceptedTerms, wantsNews });
    const challenge = await api.call(signUpContract.start, {
      params: { property },
      body: {
        verification_type: verification,
        [verification]: target,
        lang,
        acceptTerms: hasAcceptedTerms,
        termsVersion: policies.termsVersion,
        marketing: wantsNews,
        serviceType: pendingAction.serviceType,
        groupLink: pendingAction.groupLink ?? undefined,
      },
      signal,
      isToastSuppressed: true,
    });
    saveChallenge({ signUp }, challenge);
    return challenge;
  };
}
