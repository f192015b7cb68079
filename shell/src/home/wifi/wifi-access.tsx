import { useHost } from '@guest/shared';
import type { Wifi } from '@guest/shared/contracts/property/property.contract';
import { useWifi } from '@guest/shared/property/use-wifi';
import { QrCode } from '@guest/shared/ui/base/qr-code';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Button } from '@guest/shared/ui/button/button';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { wifiCode } from './wifi-code';
import styles from './wifi-sheet.module.css';
import { useWifiText } from './wifi-texts';

/** Reads and shows the access of a guest in the hotel. */
export function WifiAccess({ property }: { property: string }) {
  const text = useWifiText();
  const { data, isError, refetch } = useWifi(property);
  const failure = { failed: text("We couldn't load the password."), retry: text('Try again') };
  if (data)
    return (
      <div className={styles.access}>
        <Access wifi={data} />
      </div>
    );
  // The hotel has changed the dates since this page was loaded.
  if (data === null) return <p>{text("We can't show the password here. Reception is happy to help.")}</p>;
  if (isError) return <FailedPart texts={failure} onRetry={() => void refetch()} />;
  return (
    <div className={styles.access}>
      <Skeleton shape="row" count={3} />
    </div>
  );
}

function Access({ wifi }: { wifi: Wifi }) {
  const text = useWifiText();
  const { ssid, password, note } = wifi;
  return (
    <div className={styles.content}>
      <ListRows>
        <ListRow name={<bdi>{ssid}</bdi>} line={text('Network')} />
        {password !== '' && (
          <ListRow
            name={
              <bdi dir="ltr" className={styles.password}>
                {password}
              </bdi>
            }
            line={text('Password')}
            end={<CopyButton password={password} />}
          />
        )}
      </ListRows>
      <div className={styles.scan}>
        <QrCode
          content={wifiCode(wifi)}
          name={text('QR code for the network {network}', { network: ssid })}
        />
        <p className={styles.hint}>{text('Scan this with another device to connect it.')}</p>
      </div>
      {note !== '' && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  );
}

function CopyButton({ password }: { password: string }) {
  const text = useWifiText();
  const { toast } = useHost();
  async function copy() {
    try {
      await navigator.clipboard.writeText(password);
      toast('success', text('Password copied.'));
    } catch {
      toast('error', text("Couldn't copy. Press and hold the password instead."));
    }
  }
  return <Button onClick={() => void copy()}>{text('Copy')}</Button>;
}
