import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Button } from '@guest/shared/ui/button';
import { Section } from '@guest/shared/ui/section';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import { Icon } from '@guest/shared/ui/icon';
import { useState } from 'react';
import { useOrderText } from '../order-texts';
import styles from '../order.module.css';
import { GuardForm } from './guard-form';
import { LimitForm } from './limit-form';

/** Where a room can be charged: how its guests keep others from it. */
export function RoomGuard(props: { needsPin: boolean; money: CurrencyOfMenu; onChange: () => void }) {
  const { needsPin, money, onChange } = props;
  const text = useOrderText();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          <Icon of={ShieldCheck} size={20} />
          {text('Who may charge my room')}
        </Button>
      </div>
    );
  }
  function done() {
    setIsOpen(false);
    onChange();
  }
  return (
    <Section heading={text('Who may charge my room')}>
      <p className={styles.muted}>
        {text('With a PIN nothing goes on the room without it, whoever of you orders.')}
      </p>
      <GuardForm needsPin={needsPin} onDone={done} onClose={() => setIsOpen(false)} />
      <LimitForm money={money} onDone={done} />
    </Section>
  );
}
