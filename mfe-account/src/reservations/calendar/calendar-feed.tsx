import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { dateLabel } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { Button } from '@guest/shared/ui/button/button';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { useAccountText } from '../../profile/texts/account-texts';
import styles from './calendar-feed.module.css';
import { useCalendarFeed } from './use-calendar-feed';

/** Creates, shows once and revokes the private address for calendar apps. */
export function CalendarFeed() {
  const text = useAccountText();
  const { toast } = useHost();
  const feed = useCalendarFeed(() => toast('error', text("That didn't work. Please try again.")));
  const { read, url, isBusy, create, revoke } = feed;
  if (!read.data) {
    const failure = { failed: text("We couldn't load your calendar."), retry: text('Try again') };
    return read.isError ? (
      <FailedPart texts={failure} onRetry={() => void read.refetch()} />
    ) : (
      <Skeleton shape="row" count={2} />
    );
  }
  const { feed: current } = read.data;
  return (
    <div className={styles.feed}>
      <p>
        {text(
          'Your calendar app follows your stay, tables and activities. Anyone with the address can see them, so keep it private.',
        )}
      </p>
      {url !== null && <NewAddress url={url} />}
      {current && url === null && <FeedDates createdAt={current.createdAt} lastReadAt={current.lastReadAt} />}
      <div className={styles.actions}>
        {url === null && (
          <Button look={current ? 'secondary' : 'primary'} isBusy={isBusy} onClick={create}>
            {current ? text('Create a new address') : text('Create address')}
          </Button>
        )}
        {current && (
          <Button look="danger" isBusy={isBusy} onClick={revoke}>
            {text('Revoke address')}
          </Button>
        )}
      </div>
      {current && url === null && <p>{text('A new address replaces the current one.')}</p>}
    </div>
  );
}

function NewAddress({ url }: { url: string }) {
  const text = useAccountText();
  const { toast } = useHost();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast('success', text('Address copied.')),
      () => toast('error', text("Couldn't copy. Press and hold the address instead.")),
    );
  return (
    <div className={styles.address} role="status">
      <p>{text('This is your address. We show it only once.')}</p>
      <bdi dir="ltr" className={styles.url}>
        {url}
      </bdi>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void copy()}>
          {text('Copy address')}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({})}>
          {text('Open in calendar app')}
        </a>
      </div>
    </div>
  );
}

function FeedDates({ createdAt, lastReadAt }: { createdAt: string; lastReadAt?: string | undefined }) {
  const text = useAccountText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const dateAt = (at: string) => dateLabel(dateOf(localDateTimeAt(Date.parse(at), timeZone)), lang);
  return (
    <p className={styles.dates}>
      <span>{text('Created on {date}', { date: dateAt(createdAt) })}</span>
      <span>
        {lastReadAt === undefined
          ? text('Not read yet')
          : text('Last read on {date}', { date: dateAt(lastReadAt) })}
      </span>
    </p>
  );
}
