import { useHost } from '@guest/shared';
import type { OrderMode } from '@guest/shared/contracts/menu/order-status';
import { MAX_PLACE_LENGTH } from '@guest/shared/contracts/menu/limits';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Basket } from '../../basket/basket';
import { useOptimisticValue } from '../../storage/use-optimistic-value';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';
import { modeTexts } from '../parts/mode-texts';

/**
 * Lets the guest choose how to get the order: in the room, at a table, at another place in the hotel, or by
 * pickup.
 */
export function DestinationField(props: {
  outlet: Outlet;
  basket: Basket;
  onChange: (change: (basket: Basket) => Basket) => void;
}) {
  const { outlet, basket, onChange } = props;
  const text = useOrderText();
  const { session } = useHost();
  const user = useStore(session, (state) => state.user);
  useScannedPlace(outlet, onChange);

  const { mode, place = '' } = basket;
  const optimistic = useOptimisticValue(mode);
  const { name, ...rest } = modeTexts[mode];
  const known = { room: user?.room, pickup: user?.firstName, table: undefined, location: undefined }[mode];
  return (
    <div className={styles.fields}>
      {outlet.orderModes.length > 1 ? (
        <RadioGroup
          key={optimistic.key}
          name="mode"
          label={text('How to receive it')}
          options={outlet.orderModes.map((one) => ({ value: one, name: text(modeTexts[one].name) }))}
          defaultValue={mode}
          onChoose={(chosen) => {
            // The cast is safe because the options are the order modes of the outlet.
            const next = chosen as OrderMode;
            optimistic.setValue(next);
            onChange(({ place: _, ...now }) => ({ ...now, mode: next }));
          }}
        />
      ) : (
        <p>{text(name)}</p>
      )}
      <TextField
        key={mode}
        name="place"
        label={text(rest.place)}
        help={text(rest.help)}
        maxLength={MAX_PLACE_LENGTH}
        placeholder={known ?? undefined}
        value={place}
        onChange={({ target }) => onChange((now) => withPlace(now, target.value))}
      />
    </div>
  );
}

function withPlace({ place: _, ...basket }: Basket, place: string): Basket {
  return place === '' ? basket : { ...basket, place };
}

/** Reads the place from a scanned code, such as `?table=12` or `?location=Sunbed 4`. */
function useScannedPlace(
  { orderModes }: Outlet,
  onChange: (change: (basket: Basket) => Basket) => void,
): void {
  const { value: table } = useQueryParam('table');
  const { value: location } = useQueryParam('location');
  const fill = useEffectEvent((mode: OrderMode, place: string) =>
    onChange((now) => withPlace({ ...now, mode }, place.slice(0, MAX_PLACE_LENGTH))),
  );
  const hasTableMode = orderModes.includes('table');
  const hasLocationMode = orderModes.includes('location');
  useEffect(() => {
    if (table !== undefined && hasTableMode) fill('table', table);
    else if (location !== undefined && hasLocationMode) fill('location', location);
  }, [table, location, hasTableMode, hasLocationMode]);
}
