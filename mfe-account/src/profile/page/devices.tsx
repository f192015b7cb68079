import { useHost } from '@guest/shared';
import { sessionContract, type DeviceSession } from '@guest/shared/contracts/sign-up/session.contract';
import { dateLabel } from '@guest/shared/format/day-label';
import { toLocalDateTime } from '@guest/shared/format/clock';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useRead } from '@guest/shared/reads/use-read';
import { Button } from '@guest/shared/ui/button/button';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { useAccountText } from '../texts/account-texts';
import styles from './devices.module.css';
import { SignOut } from './sign-out';

/** Lists all devices that are signed in as the guest, and lets the guest sign them out. */
export function Devices() {
  const property = usePathParam('property');
  const { items } = useRead(sessionContract.listSessions, { params: { property } });
  return (
    <div className={styles.devices}>
      <ListRows>
        {items.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ListRows>
      {items.length > 1 && <SignOut isEverywhere />}
    </div>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const text = useAccountText();
  const { api, queries, lang } = useHost();
  const property = usePathParam('property');
  const { timeZone } = useProperty();
  const name = [session.browser, session.system].filter(Boolean).join(' · ') || text('Unknown device');
  const used = dateLabel(toLocalDateTime(session.lastUsedAt, timeZone).slice(0, 10), lang);

  async function end() {
    await api.call(sessionContract.endSession, { params: { property, id: session.id } });
    await queries.invalidateQueries();
  }
  return (
    <ListRow
      name={<bdi>{name}</bdi>}
      line={session.isCurrent ? text('This device') : text('Last used on {date}', { date: used })}
      end={
        !session.isCurrent && (
          <Button
            look="quiet"
            aria-label={text('Sign out {device}', { device: name })}
            onClick={() => void end()}
          >
            {text('Sign out')}
          </Button>
        )
      }
    />
  );
}
