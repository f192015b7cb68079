import { useHost } from '@guest/shared';
import { privacyContract, type Consent } from '@guest/shared/contracts/guest/privacy.contract';
import { toLocalDateTime } from '@guest/shared/format/clock';
import { dateLabel } from '@guest/shared/format/day-label';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { readQuery } from '@guest/shared/reads/read-query';
import { useRead } from '@guest/shared/reads/use-read';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import styles from '../page/devices.module.css';

const names: Record<Consent['type'], AccountTextKey> = {
  terms: 'Terms',
  privacy: 'Privacy notice',
  marketing: 'Offers by email or text message',
  message_mail: 'Emails about unread messages',
  guidelines: 'Sharing guidelines',
  waiver: 'Waiver',
  cookies_analytics: 'Measurement',
  cookies_marketing: 'Advertising',
};

/**
 * Shows the record of consents. Only those that can be withdrawn at any time without consequences are
 * editable.
 */
export function MyConsents() {
  const text = useAccountText();
  const host = useHost();
  const params = { property: usePathParam('property') };
  const { name, timeZone, policies } = useProperty();
  const { items } = useRead(privacyContract.listConsents, { params });
  const isGranted = (consentType: Consent['type']) =>
    items.find(({ type }) => type === consentType)?.granted ?? false;

  async function saveConsent(type: Consent['type'], granted: boolean) {
    const changed = await host.api.call(privacyContract.recordConsents, {
      params,
      body: { items: [{ type, version: policies.termsVersion || '1', granted }] },
    });
    host.queries.setQueryData(readQuery(host, privacyContract.listConsents, { params }).queryKey, changed);
  }

  return (
    <div className={styles.devices}>
      <Toggle
        label={text('{name} may send me offers', { name })}
        checked={isGranted('marketing')}
        onChange={(event) => void saveConsent('marketing', event.target.checked)}
      />
      <ListRows>
        {items.map(({ type, granted, at, version }) => (
          <ListRow
            key={`${type} ${at}`}
            name={text(names[type])}
            line={
              granted
                ? text('Agreed on {date}', {
                    date: dateLabel(toLocalDateTime(at, timeZone).slice(0, 10), host.lang),
                  })
                : text('Declined on {date}', {
                    date: dateLabel(toLocalDateTime(at, timeZone).slice(0, 10), host.lang),
                  })
            }
            end={text('Version {version}', { version })}
          />
        ))}
      </ListRows>
    </div>
  );
}
