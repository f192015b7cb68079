import { useHost } from '@guest/shared';
import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import { toLocalDateTime } from '@guest/shared/format/clock';
import { dateLabel } from '@guest/shared/format/day-label';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { readQuery } from '@guest/shared/reads/read-query';
import { useRead } from '@guest/shared/reads/use-read';
import { Button } from '@guest/shared/ui/button/button';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { useState } from 'react';
import { useAccountText } from '../texts/account-texts';
import styles from '../page/devices.module.css';

/** Requests a copy of all personal data. Its link works only once. */
export function MyExport() {
  const text = useAccountText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const { timeZone } = useProperty();
  const query = readQuery(host, privacyContract.getExport, { params });
  const { export: copy } = useRead(privacyContract.getExport, { params });
  const [isBusy, setIsBusy] = useState(false);
  const canRequest = !copy || Date.parse(copy.nextAt) <= host.now();
  const formatDate = (at: string) => dateLabel(toLocalDateTime(at, timeZone).slice(0, 10), host.lang);

  async function prepare() {
    setIsBusy(true);
    try {
      const started = await host.api.call(privacyContract.startExport, { params });
      host.queries.setQueryData(query.queryKey, { export: started });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.devices}>
      <p>
        {text('Your profile, stays, posts and everything else in one file. You can request it once a day.')}
      </p>
      {copy?.status === 'preparing' && (
        <p role="status">{text("We're preparing it. This can take up to a day.")}</p>
      )}
      {copy?.status === 'ready' && copy.link && (
        <>
          {copy.expiresAt && (
            <p>
              {text('Available until {date}. You can download it once.', {
                date: formatDate(copy.expiresAt),
              })}
            </p>
          )}
          <a
            href={copy.link}
            download
            className={buttonClass({ look: 'primary', isWide: true })}
            onClick={() => void host.queries.invalidateQueries(query)}
          >
            {text('Download')}
          </a>
        </>
      )}
      {canRequest ? (
        <Button look="primary" isWide isBusy={isBusy} onClick={() => void prepare()}>
          {text('Request a copy')}
        </Button>
      ) : (
        copy.status !== 'ready' && (
          <p>{text('You can request another on {date}.', { date: formatDate(copy.nextAt) })}</p>
        )
      )}
    </div>
  );
}
