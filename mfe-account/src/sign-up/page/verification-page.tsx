import type { VerificationType } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { OneOf } from '@guest/shared/ui/form/field/one-of';
import { useState } from 'react';
import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import { useText } from '../../texts';
import { AddressForm } from '../form/address-form';
import { StepPage } from './step-page';
import { useArrivalCheck } from '../flow/use-arrival-check';

/** Lets the guest change the address or the channel for the code. Input so far is preserved. */
export function VerificationPage() {
  const text = useText();
  const kept = useStore(useHost().signUp, (state) => state.verification_type);
  const [chosen, setChosen] = useState<VerificationType>();
  useArrivalCheck('address');
  return (
    <StepPage
      step="address"
      heading={text('Where should we send your code?')}
      line={text('A new code replaces the previous one.')}
    >
      <OneOf
        // The store is restored after hydration and the field is uncontrolled, so the key remounts it.
        key={kept}
        name="way"
        label={text('Send by')}
        options={[
          { value: 'email', name: text('Email') },
          { value: 'phone', name: text('Text message') },
        ]}
        defaultValue={kept}
        onChoose={(value) => setChosen(value === 'phone' ? 'phone' : 'email')}
      />
      <AddressForm verification={chosen ?? kept} />
    </StepPage>
  );
}
