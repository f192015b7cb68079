import { useHost } from '@guest/shared';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { stayOfUser, stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { pathTo } from '@guest/shared/routes/routes';
import { signInQuery } from '@guest/shared/session/sign-in-query';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useStore } from 'zustand';
import { WifiAccess } from './wifi-access';
import styles from './wifi-sheet.module.css';
import { useWifiText } from './wifi-texts';

interface WifiSheetProps {
  property: Property;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows guests in the hotel how to get online, and all others when they will see it. */
export function WifiSheet({ property, isOpen, onClose }: WifiSheetProps) {
  const text = useWifiText();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} heading={text('Wi-Fi')} close={text('Close')}>
      <WifiContent property={property} />
    </Sheet>
  );
}

function WifiContent({ property }: { property: Property }) {
  const text = useWifiText();
  const { session, now } = useHost();
  const { identity, timeZone, businessDayStart } = property;
  const isGuest = useStore(session, ({ token }) => token !== null);
  const user = useStore(session, (state) => state.user);
  const stay = isGuest
    ? stayStateOf(stayOfUser(user ?? {}), businessDay(now(), timeZone, businessDayStart))
    : null;
  if (stay === 'IN') return <WifiAccess property={identity} />;
  if (stay === 'PRE') return <p>{text("You'll find it here when you arrive.")}</p>;
  return (
    <div className={styles.content}>
      <p>{text("During your stay, you'll find the network and its password here.")}</p>
      <ButtonLink
        look="primary"
        to={isGuest ? 'property-register-stay' : 'property-signin'}
        params={{ property: identity }}
        query={signInQuery('directories', { returnTo: pathTo('property', { property: identity }) })}
      >
        {text('Add your stay')}
      </ButtonLink>
    </div>
  );
}
