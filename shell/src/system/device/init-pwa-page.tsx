import { useNavigate, useSearchParams } from '@guest/shared/router';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { pathTo } from '@guest/shared/routes/routes';
import { MessageState } from '@guest/shared/ui/state/message-state';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import { useEffect } from 'react';
import { lastProperty } from '../../property/last-property';
import { useSystemText } from '../../system-texts/system-texts';

/**
 * `/_init-pwa` is the start page of the installed app of all hotels, which opens the one that was visited last on
 * this device. An app that was installed for one hotel may start here too, with its name in the address.
 */
export function InitPwaPage() {
  const text = useSystemText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const installedFrom = search.get('property');

  useEffect(() => {
    const isOfHotel = installedFrom !== null && areWellFormed({ property: installedFrom });
    const property = isOfHotel ? installedFrom : lastProperty();
    const home = property ? pathTo('property', { property }) : pathTo('index', {});
    void navigate(home, { replace: true });
  }, [installedFrom, navigate]);
  return (
    <MessageState icon={ConciergeBell} level={1} heading={text('Welcome')}>
      <p role="status">{text('Your hotel will open in a moment.')}</p>
    </MessageState>
  );
}
