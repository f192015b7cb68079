import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useWifi } from '@guest/shared/property/use-wifi';
import { Button } from '@guest/shared/ui/button/button';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import Wifi from 'lucide/dist/esm/icons/wifi.mjs';
import { useAccountText } from '../texts/account-texts';

/** Shows the Wi-Fi access data, which the hotel provides only to guests during their stay. */
export function HotelWifi() {
  const text = useAccountText();
  const wifi = useWifi(usePathParam('property')).data;
  if (!wifi) return null;
  return (
    <Section heading={text('Wi-Fi')}>
      <ListRows>
        <ListRow
          before={<Icon of={Wifi} />}
          name={<bdi>{wifi.ssid}</bdi>}
          line={
            <>
              {text('Network')}
              <br />
              <bdi>{wifi.note}</bdi>
            </>
          }
        />
        <ListRow
          before={<Icon of={KeyRound} />}
          name={<bdi dir="ltr">{wifi.password}</bdi>}
          line={text('Password')}
          end={<CopyButton password={wifi.password} />}
        />
      </ListRows>
    </Section>
  );
}

function CopyButton({ password }: { password: string }) {
  const text = useAccountText();
  const { toast } = useHost();
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => toast('success', text('Password copied.')),
      () => toast('error', text("Couldn't copy. Press and hold the password instead.")),
    );
  return <Button onClick={() => void copy()}>{text('Copy password')}</Button>;
}
