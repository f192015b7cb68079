import { useHost } from '@guest/shared';
import type { GuestBill } from '@guest/shared/contracts/bill/bill.contract';
import { checkOutContract, type CheckOutState } from '@guest/shared/contracts/check-out/check-out.contract';
import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { timeOf } from '@guest/shared/contracts/core/local-time';
import { dateLabel } from '@guest/shared/format/day-label';
import { isApiError } from '@guest/shared/http/api-error';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { usePathParam } from '@guest/shared/page/path-param';
import { readQuery } from '@guest/shared/reads/read-query';
import { Price } from '@guest/shared/ui/base/price';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useRef } from 'react';
import { useFormTexts } from '../../form-texts/use-form-texts';
import { useAccountText } from '../../profile/texts/account-texts';

export interface CheckOutFormProps {
  bill: GuestBill;
  state: CheckOutState | undefined;
  email: string | undefined;
  onSent: (status: CheckOutState['status']) => void;
  /** The bill or the upcoming bookings have changed since the guest saw them. */
  onChanged: () => void;
}

/** The last step: what stays, where the invoice goes, and the check-out. */
export function CheckOutForm({ bill, state, email, onSent, onChanged }: CheckOutFormProps) {
  const text = useAccountText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const key = useRef(createIdempotencyKey());
  const isExpress = bill.checkout.kind === 'express';
  const { ahead = [], takesDropped = false } = state ?? {};

  const { queryKey } = readQuery(host, checkOutContract.getCheckOut, { params });

  async function send(kept: string[], invoiceEmail: string, signal: AbortSignal) {
    const spared = ahead.flatMap(({ uuid }) => (kept.includes(uuid) ? [uuid] : []));
    const dropped = ahead.flatMap(({ uuid }) => (kept.includes(uuid) ? [] : [uuid]));
    try {
      return await host.api.call(checkOutContract.checkOut, {
        params,
        body: { version: bill.version, invoiceEmail, spared, ...(takesDropped && { dropped }) },
        headers: { 'Idempotency-Key': key.current },
        signal,
        isToastSuppressed: true,
      });
    } catch (error) {
      const code = isApiError(error) && error.reply?.code;
      // A check-out of another bill or other plans is a new request, so it gets a key of its own.
      if (code === 'bill_changed' || code === 'ahead_changed') {
        key.current = createIdempotencyKey();
        void host.queries.invalidateQueries({ queryKey });
        onChanged();
      }
      throw error;
    }
  }

  return (
    <Form
      texts={useFormTexts()}
      send={(answers, signal) => {
        const kept = ahead.flatMap(({ uuid }) => (answers.isOn(uuid) ? [uuid] : []));
        return send(kept, answers.text('invoiceEmail'), signal);
      }}
      onSent={(state) => {
        if (isExpress) host.queries.setQueryData(queryKey, state);
        onSent(state.status);
      }}
    >
      <NeedsConnection text={text("You're offline. Checking out needs a connection to the hotel.")} />
      {bill.balance && (
        <p>
          {text('Balance')} <Price price={bill.balance} />
        </p>
      )}
      {isExpress && ahead.length > 0 && (
        <fieldset>
          <legend>{text("Still to come. Select what you want to keep; we'll cancel the rest.")}</legend>
          {ahead.map(({ uuid, title, localDateTime }) => (
            <Checkbox
              key={uuid}
              name={uuid}
              label={`${bidiIsolate(title)} · ${text('{date}, {time}', {
                date: dateLabel(localDateTime.slice(0, 10), host.lang),
                time: timeOf(localDateTime),
              })}`}
            />
          ))}
        </fieldset>
      )}
      <TextField
        kind="email"
        name="invoiceEmail"
        label={text('Email for the invoice')}
        missing={text('Enter your email address.')}
        required
        maxLength={254}
        defaultValue={email}
      />
      <FormActions send={isExpress ? text('Check out now') : text('Ask reception')} />
    </Form>
  );
}
