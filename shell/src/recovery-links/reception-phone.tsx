import { useHost } from '@guest/shared';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Icon } from '@guest/shared/ui/base/icon';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { useStore } from 'zustand';

/**
 * The phone number of reception, if the hotel is known, as a last resort for a guest whose page does not
 * work.
 */
export function ReceptionPhone() {
  const phone = useStore(useHost().property, (state) => state.property?.phone);
  if (!phone) return null;
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass({ look: 'secondary' })}>
      <Icon of={Phone} size={20} />
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}
