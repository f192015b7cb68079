import { useProperty } from '@guest/shared/property/use-property';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Notice } from '@guest/shared/ui/state/notice';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import Siren from 'lucide/dist/esm/icons/siren.mjs';
import { useText } from '../../texts';

/** Tells guests to call in an emergency instead of writing. */
export function Emergency() {
  const text = useText();
  const { emergencyPhone } = useProperty();
  return (
    <Notice
      tone="danger"
      icon={Siren}
      heading={text('In an emergency')}
      action={<PhoneLink phone={emergencyPhone} className={buttonClass({})} />}
    >
      {text('Please call instead of writing.')}
    </Notice>
  );
}
