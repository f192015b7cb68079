import { useHost } from '@guest/shared';
import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Form, type Answers } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import type { ReactNode } from 'react';
import { guestChanged } from '../../guest/become-known';
import { changeGuest, type GuestFacts } from '../../guest/change-guest';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useOwnText } from '../texts/own-texts';

/** A form that changes profile data and confirms the change. */
export function FactForm(props: {
  facts: (answers: Answers) => GuestFacts;
  onDone: (user: Profile) => void;
  children: ReactNode;
}) {
  const { facts, onDone, children } = props;
  const text = useOwnText();
  const host = useHost();
  const property = usePathParam('property');
  return (
    <Form
      texts={useFormTexts()}
      send={(answers, signal) => changeGuest(host, property, facts(answers), signal)}
      onSent={(reply) => {
        guestChanged(host, property, reply);
        host.toast('success', text('Saved'));
        onDone(reply.user);
      }}
    >
      {children}
      <FormActions send={text('Save')} />
    </Form>
  );
}
