import { useHost } from '@guest/shared';
import type { OrderMode } from '@guest/shared/contracts/menu/order-steps';
import { PLACE_MAX } from '@guest/shared/contracts/menu/limits';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useQuestion } from '@guest/shared/page/use-question';
import { OneOf } from '@guest/shared/ui/form/field/one-of';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Basket } from '../../basket/basket';
import { useOwnChange } from '../../storage/use-own-change';
import { useOrderText } from '../../late-texts/order-texts';
import styles from '../parts/order.module.css';
import { modeTexts } from '../parts/mode-texts';

/**
 * Lets the guest choose how to get the order: in the room, at a table, at another place in the hotel, or by
 * pickup.
 */
export function WhereField(props: {
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
  const own = useOwnChange(mode);
  const { name, ...rest } = modeTexts[mode];
  const known = { room: user?.room, pickup: user?.firstName, table: undefined, location: undefined }[mode];
  return (
    <div className={styles.fields}>
      {outlet.orderModes.length > 1 ? (
        <OneOf
          key={own.key}
          name="mode"
          label={text('How to receive it')}
          options={outlet.orderModes.map((one) => ({ value: one, name: text(modeTexts[one].name) }))}
          defaultValue={mode}
          onChoose={(chosen) => {
            // The cast is safe because the options are the order modes of the outlet.
            const next = chosen as OrderMode;
            own.chosen(next);
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
        maxLength={PLACE_MAX}
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
  const { value: table } = useQuestion('table');
  const { value: location } = useQuestion('location');
  const fill = useEffectEvent((mode: OrderMode, place: string) =>
    onChange((now) => withPlace({ ...now, mode }, place.slice(0, PLACE_MAX))),
  );
  const canTable = orderModes.includes('table');
  const canLocation = orderModes.includes('location');
  useEffect(() => {
    if (table !== undefined && canTable) fill('table', table);
    else if (location !== undefined && canLocation) fill('location', location);
  }, [table, location, canTable, canLocation]);
}
