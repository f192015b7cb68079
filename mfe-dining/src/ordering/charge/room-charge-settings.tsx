import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Button } from '@guest/shared/ui/button/button';
import { Icon } from '@guest/shared/ui/base/icon';
import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import { useState } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';
import { PinForm } from './pin-form';
import { LimitForm } from './limit-form';

/** The settings that protect room charges: PIN and limit. */
export function RoomChargeSettings(props: {
  needsPin: boolean;
  money: CurrencyOfMenu;
  onChange: () => void;
}) {
  const { needsPin, money, onChange } = props;
  const text = useOrderText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  function done() {
    close();
    onChange();
  }
  return (
    <div>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon of={ShieldCheck} size={20} />
        {text('Room charge settings')}
      </Button>
      <Sheet isOpen={isOpen} onClose={close} heading={text('Room charge settings')} close={text('Close')}>
        <div className={styles.fields}>
          <NeedsConnection text={text("You're offline. These settings need a connection to the hotel.")} />
          <p className={styles.muted}>{text('With a PIN, no one can charge to your room without it.')}</p>
          <PinForm needsPin={needsPin} onDone={done} />
          <LimitForm money={money} onDone={done} />
        </div>
      </Sheet>
    </div>
  );
}
