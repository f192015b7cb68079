import { useHost } from '@guest/shared';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import type { Challenge, VerificationType } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { useState } from 'react';
import { AddressField } from '../../sign-up/form/address-field';
import { signInGuest } from '../../guest/update-session';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useAccountText } from '../texts/account-texts';
import { VerificationCodeForm } from './verification-code-form';

/**
 * Changes the email address or phone number. The change takes effect once the guest has entered the code sent
 * there.
 */
export function EditContact(props: { verification: VerificationType; onDone: () => void }) {
  const { verification, onDone } = props;
  const text = useAccountText();
  const host = useHost();
  const property = usePathParam('property');
  const [challenge, setChallenge] = useState<Challenge>();
  const texts = useFormTexts();

  if (challenge) {
    return (
      <VerificationCodeForm
        challenge={challenge}
        onRenewed={setChallenge}
        onOtherTarget={() => setChallenge(undefined)}
        action={text('Save')}
        send={(body, signal) =>
          host.api.call(profileContract.verifyContactChange, {
            params: { property },
            body,
            signal,
            isToastSuppressed: true,
          })
        }
        onSent={(reply) => {
          signInGuest(host, property, reply);
          host.toast('success', text('Saved'));
          onDone();
        }}
      />
    );
  }
  return (
    <Form
      texts={texts}
      send={(answers, signal) =>
        host.api.call(profileContract.startContactChange, {
          params: { property },
          body: { verification_type: verification, [verification]: answers.text(verification) },
          signal,
          isToastSuppressed: true,
        })
      }
      onSent={setChallenge}
    >
      <AddressField verification={verification} />
      <FormActions send={text('Send code')} />
    </Form>
  );
}
