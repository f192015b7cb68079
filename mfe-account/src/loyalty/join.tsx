import { useHost } from '@guest/shared';
import {
  loyaltyContract,
  type JoinLoyaltyInput,
  type Loyalty,
} from '@guest/shared/contracts/loyalty/loyalty.contract';
import { membershipContract } from '@guest/shared/contracts/loyalty/membership.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { usePathParam } from '@guest/shared/page/path-param';
import { readQuery } from '@guest/shared/reads/read-query';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { useStore } from 'zustand';
import { FormNeedsConnection } from '../form-texts/form-needs-connection';
import { useFormTexts } from '../form-texts/use-form-texts';
import { BirthdayField, birthdayIn } from './form/birthday-field';
import styles from './loyalty.module.css';
import { useExtraText } from '../extra-texts/extra-texts';
import { useIdempotencyHeaders } from './form/use-idempotency-headers';

/** The page to join the programme. A guest who is already a member is redirected to the membership. */
export function Join() {
  const text = useExtraText();
  const host = useHost();
  const navigateTo = useNavigateTo();
  const params = { property: usePathParam('property') };
  const read = readQuery(host, loyaltyContract.getLoyalty, { params });
  const { programme } = useRead(loyaltyContract.getLoyalty, { params });
  const user = useStore(host.session, (state) => state.user);
  const headersFor = useIdempotencyHeaders();

  async function join(answers: FormValues, signal: AbortSignal): Promise<Loyalty | null> {
    const body = bodyOf(answers, programme.termsVersion);
    const call = { params, body, signal, headers: headersFor(body), isToastSuppressed: true };
    try {
      return await host.api.call(membershipContract.joinLoyalty, call);
    } catch (error) {
      if (isApiError(error) && error.reply?.code === 'already_member') return null;
      // The programme is read again, so that the next attempt accepts the current version of the terms.
      if (isApiError(error) && error.reply?.code === 'terms_outdated')
        void host.queries.invalidateQueries(read);
      throw error;
    }
  }

  function joined(reply: Loyalty | null): void {
    if (reply) {
      host.queries.setQueryData(read.queryKey, reply);
      const number = reply.member?.memberNumber ?? '';
      host.toast('success', text('Welcome! Your member number is {number}.', { number }));
    }
    navigateTo('property-loyalty-program', params);
  }

  return (
    <div className={styles.page}>
      <PageHeading heading={text('Join the programme')} line={programme.name} />
      <Form texts={useFormTexts()} send={join} onSent={joined}>
        <FormNeedsConnection />
        <TextField
          kind="name"
          name="firstName"
          autoComplete="given-name"
          label={text('First name')}
          missing={text('Enter your first name.')}
          required
          maxLength={100}
          defaultValue={user?.firstName}
        />
        <TextField
          kind="name"
          name="lastName"
          autoComplete="family-name"
          label={text('Last name')}
          missing={text('Enter your last name.')}
          required
          maxLength={100}
        />
        <BirthdayField />
        <Checkbox
          name="acceptTerms"
          label={text('I accept the terms of the programme.')}
          missing={text('Please accept the terms to join.')}
          required
        />
        {programme.termsUrl && (
          <a href={programme.termsUrl} target="_blank" rel="noopener" className={styles.terms}>
            {text('Read the terms')}
          </a>
        )}
        <FormActions send={text('Join')} />
      </Form>
    </div>
  );
}

function bodyOf(answers: FormValues, termsVersion: string): JoinLoyaltyInput {
  const birthday = birthdayIn(answers);
  return {
    firstName: answers.text('firstName'),
    lastName: answers.text('lastName'),
    acceptTerms: answers.isOn('acceptTerms'),
    termsVersion,
    ...(birthday && { birthday }),
  };
}
