import { useHost } from '@guest/shared';
import { unmetRequirements } from '@guest/shared/contracts/sign-up/requirements';
import { stayContract } from '@guest/shared/contracts/stay/stay.contract';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { Form, type FormValues } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../texts';
import { updateGuest } from '../../guest/update-session';
import styles from './stay-form.module.css';
import { useFlow } from '../flow/use-flow';
import { FormNeedsConnection } from '../../form-texts/form-needs-connection';
import { useFormTexts } from '../../form-texts/use-form-texts';

export function StayForm(props: {
  onSent: (user: User) => void;
  /** The label of the button; the default is `Continue`. */
  action?: string;
  later?: ReactNode;
}) {
  const { onSent, action, later } = props;
  const text = useText();
  const host = useHost();
  const { property, pendingAction } = useFlow();
  const user = useStore(host.session, (state) => state.user);
  const isRoomNeeded = unmetRequirements(pendingAction.serviceType, { ...user, room: '' }).includes('room');

  const send = (answers: FormValues, signal: AbortSignal) =>
    host.api.call(stayContract.updateStay, {
      params: { property },
      body: {
        room: answers.optional('room'),
        checkin: answers.optional('checkin'),
        checkout: answers.optional('checkout'),
      },
      signal,
      isToastSuppressed: true,
    });

  return (
    <Form
      // The guest is known only after hydration and the fields are uncontrolled, so the key remounts them.
      key={user?.id ?? ''}
      draft={`${property}-stay`}
      texts={useFormTexts()}
      send={send}
      onSent={(reply) => {
        updateGuest(host, property, reply);
        onSent(reply.user);
      }}
    >
      <FormNeedsConnection />
      <div className={styles.dates}>
        <TextField
          kind="date"
          name="checkin"
          label={text('Arrival')}
          missing={text('Enter your arrival date.')}
          required
          defaultValue={user?.checkin ?? undefined}
        />
        <TextField
          kind="date"
          name="checkout"
          label={text('Departure')}
          missing={text('Enter your departure date.')}
          required
          defaultValue={user?.checkout ?? undefined}
        />
      </div>
      <TextField
        name="room"
        label={text('Room')}
        note={isRoomNeeded ? undefined : text('optional')}
        help={isRoomNeeded ? undefined : text('If you already know it.')}
        missing={text('Check your room number.')}
        required={isRoomNeeded}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={user?.room}
      />
      <FormActions send={action ?? text('Continue')}>{later}</FormActions>
    </Form>
  );
}
