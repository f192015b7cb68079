import { useHost } from '@guest/shared';
import { stayContract } from '@guest/shared/contracts/stay/stay.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { readQuery } from '@guest/shared/reads/read-query';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useStore } from 'zustand';
import { updateGuest } from '../../guest/update-session';
import { FormNeedsConnection } from '../../form-texts/form-needs-connection';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useAccountText } from '../../profile/texts/account-texts';

/**
 * The format of a room number. Every such value can also be a reservation number, so the server checks both.
 */
const ROOM = /^[A-Za-z0-9][A-Za-z0-9 /-]{0,9}$/;

/** Links the guest to a reservation of the hotel. */
export function LinkStay({ onDone }: { onDone: () => void }) {
  const text = useAccountText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const checkout = useStore(host.session, (state) => state.user?.checkout);
  return (
    <Form
      texts={useFormTexts()}
      send={(answers, signal) => {
        const typed = answers.text('room');
        const identifiers = { reservationNumber: typed, ...(ROOM.test(typed) && { room: typed }) };
        const body = {
          lastName: answers.text('lastName'),
          checkout: answers.text('checkout'),
          ...identifiers,
        };
        return host.api.call(stayContract.verifyStay, { params, body, signal, isToastSuppressed: true });
      }}
      onSent={(reply) => {
        updateGuest(host, params.property, reply);
        void host.queries.invalidateQueries(readQuery(host, stayContract.listReservations, { params }));
        host.toast('success', text('Your reservation is linked.'));
        onDone();
      }}
    >
      <FormNeedsConnection />
      <TextField
        kind="name"
        name="lastName"
        autoComplete="family-name"
        label={text('Last name')}
        missing={text('Enter your last name as it appears on the booking.')}
        required
        maxLength={100}
      />
      <TextField
        name="room"
        label={text('Room or reservation number')}
        help={text('Either one. Your reservation number is in your confirmation.')}
        missing={text('Enter your room or reservation number.')}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField
        kind="date"
        name="checkout"
        label={text('Departure')}
        missing={text('Enter your departure date.')}
        required
        defaultValue={checkout ?? undefined}
      />
      <FormActions send={text('Find reservation')} />
    </Form>
  );
}
