import { useHost } from '@guest/shared';
import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import type { ReactNode } from 'react';
import { updateGuest } from '../../guest/update-session';
import { saveGuest, type GuestFields } from '../../guest/save-guest';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useAccountText } from '../texts/account-texts';

/** A form that changes profile data and confirms the change. */
export function ProfileFieldForm(props: {
  fields: (answers: FormValues) => GuestFields;
  onDone: (user: Profile) => void;
  children: ReactNode;
}) {
  const { fields, onDone, children } = props;
  const text = useAccountText();
  const host = useHost();
  const property = usePathParam('property');
  return (
    <Form
      texts={useFormTexts()}
      send={(answers, signal) => saveGuest(host, property, fields(answers), signal)}
      onSent={(reply) => {
        updateGuest(host, property, reply);
        host.toast('success', text('Saved'));
        onDone(reply.user);
      }}
    >
      {children}
      <FormActions send={text('Save')} />
    </Form>
  );
}
