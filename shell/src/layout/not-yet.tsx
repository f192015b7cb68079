import { useHost } from '@guest/shared';
import { buttonClass } from '@guest/shared/ui/button-look';
import { EmptyState } from '@guest/shared/ui/empty-state';
import { Icon } from '@guest/shared/ui/icon';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Phone from 'lucide-react/icons/phone';
import { useStore } from 'zustand';
import { WayOn } from '../errors/way-on';
import { useText } from '../texts';

/** What every page shows that this hotel does not offer yet: who helps instead. */
export function NotYet() {
  const text = useText();
  const phone = useStore(useHost().property, (state) => state.property?.phone);
  return (
    <EmptyState
      icon={ConciergeBell}
      level={1}
      heading={text('Not yet at this hotel')}
      action={
        <>
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass({ look: 'secondary' })}>
              <Icon of={Phone} size={20} />
              <bdi>{phone}</bdi>
            </a>
          )}
          <WayOn look="primary" />
        </>
      }
    >
      <p>{text('We are still preparing this. Until then, the desk is glad to help.')}</p>
    </EmptyState>
  );
}
