import { useHost } from '@guest/shared';
import { orderContract } from '@guest/shared/contracts/order/order.contract';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useFormTexts } from '../../lazy-texts/use-form-texts';
import { useOrderText } from '../../lazy-texts/order-texts';
import { parseAmount } from './parse-amount';

/** Sets the limit for room charges of all orders during the stay. */
export function LimitForm({ money, onDone }: { money: CurrencyOfMenu; onDone: () => void }) {
  const text = useOrderText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const query = readQuery(host, orderContract.getOrderPreferences, { params });
  const { data } = useQuery(query);
  const formTexts = useFormTexts();
  const { currency, currencyPrecision: digits } = money;
  if (!data) return null;
  const { spendingLimit } = data;
  return (
    <Form
      name={text('Room charge limit')}
      send={(answers) => {
        const typed = answers.optional('spendingLimit');
        const limit = typed === undefined ? null : (parseAmount(typed, digits) ?? null);
        const call = { params, body: { spendingLimit: limit }, isToastSuppressed: true };
        return host.api.call(orderContract.saveOrderPreferences, call);
      }}
      onSent={(saved) => {
        host.queries.setQueryData(query.queryKey, saved);
        onDone();
      }}
      texts={formTexts}
    >
      <TextField
        name="spendingLimit"
        kind="number"
        inputMode={digits === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={14}
        pattern={`[0-9٠-٩\\s]{1,9}${digits === 0 ? '' : `([.,٫][0-9٠-٩]{1,${digits}})?`}`}
        wrong={text('Enter an amount.')}
        label={text('Room charge limit')}
        note={currency}
        help={text("For all orders during your stay. Leave empty for the hotel's limit.")}
        {...(spendingLimit !== null && { defaultValue: (spendingLimit / 10 ** digits).toFixed(digits) })}
      />
      <FormActions send={text('Save limit')} />
    </Form>
  );
}
