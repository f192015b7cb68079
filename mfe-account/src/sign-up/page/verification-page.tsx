import type { VerificationType } from '@guest/shared/contracts/sign-up/sign-up.contract';
import { useProperty } from '@guest/shared/property/use-property';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { useState } from 'react';
import { useHost } from '@guest/shared';
import { useStore } from 'zustand';
import { useText } from '../../texts';
import { AddressForm } from '../form/address-form';
import { StepPage } from './step-page';
import { useStepGuard } from '../flow/use-step-guard';

/** Lets the guest change the address or the channel for the code. Input so far is preserved. */
export function VerificationPage() {
  const text = useText();
  const { features } = useProperty();
  const savedType = useStore(useHost().signUp, (state) => state.verification_type);
  const [chosen, setChosen] = useState<VerificationType>();
  useStepGuard('address');
  return (
    <StepPage
      step="address"
      heading={text('Where should we send your code?')}
      line={text('A new code replaces the previous one.')}
    >
      <RadioGroup
        // The store is restored after hydration and the field is uncontrolled, so the key remounts it.
        key={savedType}
        name="way"
        label={text('Send by')}
        options={[
          { value: 'email', name: text('Email') },
          ...(features.phoneCodes === false ? [] : [{ value: 'phone', name: text('Text message') }]),
        ]}
        defaultValue={savedType}
        onChoose={(value) => setChosen(value === 'phone' ? 'phone' : 'email')}
      />
      <AddressForm verification={chosen ?? savedType} />
    </StepPage>
  );
}
