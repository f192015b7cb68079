import { useHost } from '@guest/shared';
import {
  signUpContract,
  type Challenge,
  type VerificationType,
} from '@guest/shared/contracts/sign-up/sign-up.contract';
import { useProperty } from '@guest/shared/property/use-property';
import type { Answers } from '@guest/shared/ui/form/form';
import { codeSent } from './code-sent';
import { useFlow } from '../flow/use-flow';

/** Requests a code and saves the input, so that a guest who returns to the page finds it again. */
export function useSendCode() {
  const { api, lang, signUp } = useHost();
  const { policies } = useProperty();
  const { property, errand } = useFlow();

  return async (
    answers: Answers,
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
        serviceType: errand.serviceType,
        groupLink: errand.groupLink ?? undefined,
      },
      signal,
      isToastSuppressed: true,
    });
    codeSent({ signUp }, challenge);
    return challenge;
  };
}
